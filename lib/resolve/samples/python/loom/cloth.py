from __future__ import annotations
from typing import Awaitable, cast


class Frame:
    thread: "Thread"
    width: bytes

    @classmethod
    def make(cls, knots: "list[Knot]") -> "Awaitable[«Frame→Frame, scope»]": ...

    def tie(self, other: "«Knot→Knot, scope» | None") -> Awaitable["«Knot→Knot, scope»"]: ...


class Thread:
    def pull(self): pass


class Knot:
    def loosen(self): pass


class Loom(Frame):
    def setup(self, row):
        self.thread = Thread()
        self.width = b""
        [self.first, (self.second, _)] = row

    def go(self, thing):
        self.«thread→Frame.thread, receiver».«pull→Thread.pull, receiver»()
        knot = cast(Knot, thing)
        knot.«loosen→Knot.loosen, receiver»()
        cast("«Knot→Knot, scope»", thing).«loosen→Knot.loosen, receiver»()
        return self.«width→Frame.width, receiver», self.«first→Loom.first, receiver», self.«second→Loom.second, receiver»


Weaver = Loom
