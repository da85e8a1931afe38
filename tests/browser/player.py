"""Somebody who asks for a hint and does what the mark on the board says, with real clicks or with keys alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor

MOST = 400
"""Actions after which a game is taken never to end."""

READY = """() => document.querySelector('.result') ? 'over'
  : document.querySelector('.door') ? 'door'
  : document.querySelector('[data-square].offered, [data-arrow].offered, .choosing button, .buttons button.strong')
    ? 'mine' : null"""


class Player:
    """Plays in one window."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    @property
    def told(self) -> Locator:
        """The note that says the hint."""
        return self.page.locator(".note.hint")

    def wait(self) -> str:
        """Wait until there is something to do; `mine`, `door` or `over`."""
        state: str = self.page.wait_for_function(READY).json_value()
        return state

    def hint(self) -> str:
        """Ask for a hint by its key; the action that it names."""
        seen = len(self.visitor.received)
        for _ in range(400):
            if not self._asked(seen):  # a key that comes while something moves only cuts that short
                self.page.keyboard.press("h")
            self.page.wait_for_timeout(20)
            if found := [json.loads(each) for each in self.visitor.received[seen:] if '"hinted"' in each]:
                expect(self.told).to_be_visible()
                action: str = found[-1]["action"]
                return action
        raise AssertionError("no hint came")

    def _asked(self, seen: int) -> bool:
        """Whether a hint is being thought about, or has just come."""
        return self.page.locator("[aria-busy=true]").count() > 0 or any(
            '"hinted"' in each for each in self.visitor.received[seen:]
        )

    def click(self, action: str) -> None:
        """Do what a hint says: click on its mark, or on the button that it has made ready."""
        del action
        mark = self.page.locator(".arrow.hinted, circle.hint").first
        if mark.count():
            box = mark.bounding_box()
            assert box
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            if not self.told.count():
                return
        several = self.page.locator(".choices button")
        ready = self.page.locator(".now button.hinted, .now .button.strong:enabled, .prompt-box .button.strong:enabled")
        if several.count():
            hinted = self.page.locator(".choices button.hinted")
            (hinted if hinted.count() else several).first.click()
        elif ready.count() and self.told.count():
            ready.first.click()

    def type(self, action: str) -> None:
        """Do what a hint says with the keyboard alone."""
        if self.page.locator("[data-cell]").count():
            self._type_cell(action)
            return
        place = re.search(r"[a-g][1-7]", action)
        assert place, action
        focused = self.page.locator(":focus")
        target = place[0]
        if action.startswith("move"):
            here = focused.get_attribute("data-square") or self.to_board("data-square")
            across, down = ord(target[0]) - ord(here[0]), int(target[1]) - int(here[1])
            for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
                for _ in range(times):
                    self.page.keyboard.press(key)
        else:
            self.to_board("data-arrow")
            for _ in range(12):
                if focused.get_attribute("data-arrow") == target:
                    break
                self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        if " " in action.removeprefix("move "):  # several cards are there: the first of them
            self.tab_to(".choices button")
            self.page.keyboard.press("Enter")

    def _type_cell(self, action: str) -> None:
        """The same in a maze that grows: the hint has taken the tile and stands on the cell."""
        if action in ("stop", "discard"):
            self.tab_to(".now button.hinted" if action == "stop" else ".now .button.strong")
        else:
            self.tab_to("[data-cell]")
        self.page.keyboard.press("Enter")
        if self.page.locator(".choices button.hinted").count():
            self.tab_to(".choices button.hinted")
            self.page.keyboard.press("Enter")

    def to_board(self, kind: str) -> str:
        """Bring the focus to the board; the name of where it stands."""
        return self.tab_to(f"[{kind}]").get_attribute(kind) or ""

    def tab_to(self, selector: str) -> Locator:
        """Press Tab until something of this kind has the focus."""
        wanted = self.page.locator(f":is({selector}):focus")
        for _ in range(80):
            if wanted.count():
                return wanted
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab leads to {selector}")

    def act(self, do: Callable[[str], None] | None = None) -> str:
        """One action; what it was."""
        action = self.hint()
        (do or self.click)(action)
        expect(self.told).to_have_count(0)
        return action

    def play(self, actions: int, do: Callable[[str], None] | None = None) -> int:
        """Some actions, unless the game ends before; how many there were."""
        for done in range(actions):
            state = self.wait()
            if state == "over":
                return done
            if state == "door":
                self.page.locator(".door button").click()
                self.wait()
            self.act(do)
        return actions

    def finish(self, do: Callable[[str], None] | None = None) -> int:
        """Play to the end of the game; how many actions that took."""
        actions = self.play(MOST, do)
        assert self.wait() == "over", f"not over after {MOST} actions"
        return actions
