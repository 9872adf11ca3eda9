import typing as t
from typing import Optional

if t.TYPE_CHECKING:
    from .pilots import Radio


def pformat(text):
    from pprint import pformat

    return «pformat→outside»(text)


def local_only():
    from .pilots import Radio as Mate

    return «Mate→Radio, import»


def other():
    return «pformat→pformat, scope»("a")


class Lantern:
    def __init__(self, keeper: t.Optional["Keeper"] = None, other: "Optional[Keeper]" = None):
        self.keeper = keeper
        self.other = other

    def show(self):
        if self.keeper is None:
            raise ValueError
        self.keeper.«light→Keeper.light, receiver»(1)
        self.other.«light→Keeper.light, receiver»(1)


class Keeper:
    def light(self, much):
        return much
