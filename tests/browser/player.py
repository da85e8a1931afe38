"""Somebody who asks for a hint and does what the mark on the board says, with real clicks or with keys alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PATIENCE, Visitor

PAUSE = 100
"""Milliseconds between two tries."""

PLACE = re.compile(r"[a-g][1-7]")

MOST = 400
"""Actions after which a game is taken never to end."""

READY = """() => document.querySelector('[aria-busy=true]') ? null
  : document.querySelector('.result') ? 'over'
  : document.querySelector('.door[role=dialog]') ? 'door'
  : document.querySelector('[data-square].offered, [data-arrow].offered, .choosing button, .buttons button.strong')
    ? 'mine' : null"""

TOLD = """() => document.querySelector('.note.hint') ? 'told'
  : document.querySelector('[aria-busy=true]') ? null : 'lost'"""

MARK = """() => {
  const box = document.querySelector('.arrow.hinted, circle.hint')?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""

ACTED = """() => !document.querySelector('.note.hint') ? 'done'
  : document.querySelector('.choices button.hinted') ? 'choose' : null"""


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
        for attempt in range(PATIENCE // PAUSE):  # a key that comes while something moves only cuts that short
            if self.page.wait_for_function(TOLD).json_value() == "told":
                return self.hinted
            if attempt:
                self.page.wait_for_timeout(PAUSE)
            self.page.keyboard.press("h")
        raise AssertionError("no hint came")

    @property
    def hinted(self) -> str:
        """The action that the latest hint names."""
        action: str = next(json.loads(each)["action"] for each in reversed(self.visitor.received) if '"hinted"' in each)
        return action

    def point(self) -> None:
        """Click on the mark of a hint, or on the button that it has made ready."""
        mark = self.page.evaluate(MARK)
        if mark is None:
            hinted = self.page.locator(".now button.hinted")
            ready = hinted if hinted.count() else self.page.locator(".now .button.strong:enabled")
            ready.first.click()
        else:
            self.page.mouse.click(*mark)

    def click(self, action: str) -> None:
        """Do what a hint says."""
        if action.startswith(("rotate ", "turn ")):  # a click on the tile would turn it
            self.page.locator(".now .button.strong").click()
        else:
            self.point()
        if self.must_choose():
            self.page.locator(".choices button.hinted").first.click()

    def type(self, action: str) -> None:
        """Do what a hint says with the keyboard alone."""
        if self.page.locator("[data-cell]").count():
            self._type_cell(action)
            return
        place = PLACE.search(action)
        if not place:  # a card, a word: the hint has made its button ready
            self.tab_to(".now button.hinted")
            self.page.keyboard.press("Enter")
            return
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
        if self.must_choose():
            self.tab_to(".choices button.hinted")
            self.page.keyboard.press("Enter")

    def must_choose(self) -> bool:
        """Whether that was not enough: there are several things to do there."""
        return bool(self.page.wait_for_function(ACTED).json_value() == "choose")

    def _type_cell(self, action: str) -> None:
        """The same in a maze that grows: the hint has taken the tile and stands on the cell."""
        if action in ("stop", "discard"):
            self.tab_to(".now button.hinted" if action == "stop" else ".now .button.strong")
        else:
            self.tab_to("[data-cell]")
        self.page.keyboard.press("Enter")
        if self.must_choose():
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
        known = self.visitor.updates
        (do or self.click)(action)
        self.visitor.hear(known)  # until then the page offers what was to be done before
        if not PLACE.search(action):  # of several buttons it was the right one
            assert self.visitor.played(known) == action
        return action

    def play(self, actions: int, do: Callable[[str], None] | None = None) -> int:
        """Some actions, unless the game ends before; how many there were."""
        for done in range(actions):
            state = self.wait()
            if state == "over":
                return done
            if state == "door":
                self.page.locator(".door button.strong").click()
                self.wait()
            self.act(do)
        return actions

    def finish(self, do: Callable[[str], None] | None = None) -> int:
        """Play to the end of the game; how many actions that took."""
        actions = self.play(MOST, do)
        assert self.wait() == "over", f"not over after {MOST} actions"
        return actions
