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
from tests.browser.tables import USUAL, grown, running, usual
from tests.browser.visitor import Visitor
from tests.table.serving import open_table

FIRST_LOAD = 300 * 1024
PUSHES = 6
TILES = 130
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]


def weigh(visitor: Visitor) -> list[int]:
    """Write down how many bytes come over the line from now on."""
    sizes: list[int] = []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda loaded: sizes.append(int(loaded["encodedDataLength"])))
    return sizes


@pytest.mark.parametrize("place", ["lobby", *USUAL])
def test_the_first_load_is_light(
    server: Server, visitor: Visitor, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = weigh(visitor)
    if place == "lobby":
        visitor.go()
        expect(visitor.page.locator("article").first).to_be_visible()
    else:
        visitor.come(usual(server, place))
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
    browser.start_tracing(page=page, categories=TRACED)
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
    slide, idle = longest(browser.stop_tracing(), "slide", 400)
    with capsys.disabled():
        print(f"\nthe longest task during a slide took {slide}, and on the idle page {idle}")


def test_how_long_tasks_are_while_a_large_maze_is_panned(
    server: Server, browser: Browser, visitor: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    page = visitor.page
    visitor.come(grown(server, TILES))
    Player(visitor).wait()
    page.locator(".door button.strong").click()
    expect(page.locator("[data-tile]")).to_have_count(TILES)
    page.evaluate(
        """() => {
          window.touched = new Set();
          const name = ({ target }) => target.dataset?.maze ?? target.nodeName;
          const watch = new MutationObserver((all) => all.forEach((each) => window.touched.add(name(each))));
          const changes = { subtree: true, childList: true, attributes: true };
          addEventListener('pointerdown', () => watch.observe(document.querySelector('[data-maze]'), changes));
          addEventListener('pointerup', () => watch.disconnect());
        }"""
    )
    browser.start_tracing(page=page, categories=TRACED)
    page.mouse.move(700, 450)
    page.mouse.down()
    page.evaluate("performance.mark('pan')")
    for step in range(60):
        page.mouse.move(700 + 4 * step, 450 - 3 * step)
    page.mouse.up()
    pan, idle = longest(browser.stop_tracing(), "pan", 10_000)
    with capsys.disabled():
        print(f"\nthe longest task while {TILES} tiles are panned took {pan}, and on the idle page {idle}")
    assert page.evaluate("[...window.touched]") == [""], "only the place of the maze changes"


def longest(trace: bytes, mark: str, milliseconds: int) -> tuple[str, str]:
    """The longest task after a mark, within some time, and the longest one before it."""
    events = json.loads(trace)["traceEvents"]
    marks = [event for event in events if event.get("name") == mark]
    assert marks, f"the trace has no {mark}"
    began, thread = marks[0]["ts"], marks[0]["tid"]
    tasks = [event for event in events if str(event.get("name")).endswith("RunTask") and event["tid"] == thread]
    during = [task for task in tasks if began <= task["ts"] <= began + milliseconds * 1000]
    before = [task for task in tasks if task["ts"] < began - 100_000]
    return said(during), said(before)


def said(tasks: list[dict[str, Any]]) -> str:
    """The longest of some tasks; what it computed says more than its time where others use the machine, too."""
    task = max(tasks, key=lambda each: each.get("dur", 0), default={})
    return f"{task.get('dur', 0) / 1000:.0f} ms ({task.get('tdur', 0) / 1000:.0f} ms of computing)"
