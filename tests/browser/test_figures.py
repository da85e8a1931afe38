"""How heavy and how quick the client is. Only the weight is held to a bar: how quick it is depends on the machine."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from knossos.table.serve import Server
from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.tables import running
from tests.browser.visitor import Visitor
from tests.table.serving import open_table

FIRST_LOAD = 300 * 1024
PUSHES = 6


def weigh(visitor: Visitor) -> list[int]:
    """Write down how many bytes come over the line from now on."""
    sizes: list[int] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda loaded: sizes.append(int(loaded["encodedDataLength"])))
    return sizes


@pytest.mark.parametrize("place", ["lobby", "amazeing", "team"])
def test_the_first_load_is_light(
    server: Server, visitor: Visitor, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = weigh(visitor)
    if place == "lobby":
        visitor.go()
        expect(visitor.page.locator("article").first).to_be_visible()
    else:
        visitor.come(running(server, {"amazeing": "basic", "team": "standard"}[place], place))
        Player(visitor).wait()
    visitor.page.wait_for_load_state("networkidle")
    with capsys.disabled():
        print(f"\nfirst load of {place}: {sum(sizes) / 1024:.0f} KiB in {len(sizes)} files")
    assert 0 < sum(sizes) < FIRST_LOAD


def test_how_long_a_push_takes_to_the_other_screen(
    server: Server, come: Come, capsys: pytest.CaptureFixture[str]
) -> None:
    table = open_table(server, game="amazeing(mode=kids)")
    token = table.sit("Theseus")
    table.start()
    one, other = Player(come()), Player(come())
    one.visitor.come(table)
    other.visitor.come(table, token)
    times = []
    for turn in range(PUSHES):
        acting, watching = (one, other) if turn % 2 == 0 else (other, one)
        acting.wait()
        action = acting.hint()
        watching.page.evaluate(
            """() => {
              const all = () => [...document.querySelectorAll('[data-square]')].map((each) => each.ariaLabel).join();
              const before = all();
              window.seen = new Promise((done) => new MutationObserver((_, watch) => {
                if (all() === before) return;
                watch.disconnect();
                requestAnimationFrame(() => done(Date.now()));
              }).observe(document.body, { subtree: true, childList: true, attributes: true }));
            }"""
        )
        acting.page.evaluate("addEventListener('pointerup', () => (window.pushed = Date.now()), { once: true })")
        acting.click(action)
        seen = watching.page.evaluate("window.seen")
        times.append(seen - acting.page.evaluate("window.pushed"))
        acting.play(1)
    with capsys.disabled():
        print(f"\na push is on the other screen after {statistics.median(times):.0f} ms (median of {len(times)})")


def test_how_long_tasks_are_during_a_slide(
    server: Server, browser: Browser, come: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = Player(come(reduced_motion="no-preference"))
    page = player.page
    player.visitor.come(running(server))
    player.wait()
    action = player.hint()
    browser.start_tracing(
        page=page, categories=["disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
    )
    page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (this.matches('[data-tile]')) performance.mark('slide');
            return animate.apply(this, how);
          };
        }"""
    )
    time.sleep(0.5)  # nothing happens: how long tasks take then says how busy the machine is
    player.click(action)
    time.sleep(0.2)
    player.wait()
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    slides = [event for event in trace if event.get("name") == "slide"]
    assert slides, "the trace has no slide"
    began, thread = slides[0]["ts"], slides[0]["tid"]
    tasks = [event for event in trace if str(event.get("name")).endswith("RunTask") and event["tid"] == thread]
    during = longest([task for task in tasks if began <= task["ts"] <= began + 400_000])
    idle = longest([task for task in tasks if task["ts"] < began - 100_000])
    with capsys.disabled():
        print(f"\nthe longest task during a slide took {during}, and on the idle page {idle}")


def longest(tasks: list[dict[str, Any]]) -> str:
    """The longest of some tasks; what it computed says more than its time where others use the machine, too."""
    task = max(tasks, key=lambda each: each.get("dur", 0))
    return f"{task.get('dur', 0) / 1000:.0f} ms ({task.get('tdur', 0) / 1000:.0f} ms of computing)"
