from __future__ import annotations
from typing import Generic, Iterable, TypeVar

from pattern import Pattern

M = TypeVar("M", bound=Pattern)
N = TypeVar("N")


class Cast(Pattern):
    def chill(self): pass


class Coin(Pattern):
    def strike(self): pass


class Case(Generic[M, N]):
    first: M
    config: N = {}

    def take(self) -> M: ...

    def kept(self) -> list[N]: ...


class Press(Case[Cast, Coin]):
    def go(self):
        self.first.«chill→Cast.chill, receiver»()
        self.config.«strike→Coin.strike, receiver»()
        for each in self.kept():
            each.«strike→Coin.strike, receiver»()


class Swapped(Case[N, Cast], Generic[N]):
    def both(self) -> N: ...


class Deep(Swapped[Coin]):
    def go(self):
        self.take().«strike→Coin.strike, receiver»()
        self.config.«chill→Cast.chill, receiver»()
        self.both().«strike→Coin.strike, receiver»()


class Slot(Generic[M]):
    def __get__(self, obj, type=None) -> M: ...

    def label(self): ...


class CoinSlot(Slot[Coin]): pass


class Till:
    coin = CoinSlot()

    def __init__(self):
        self.own = CoinSlot()

    def go(self):
        self.coin.«strike→Coin.strike, receiver»()
        self.own.«label→Slot.label, receiver»()
        Till.coin.«label→Slot.label, receiver»()


def made(kind: type[M], count: int = 1) -> M: ...


def same(times: int, value: N) -> N: ...


class Foundry:
    def pour(self, kind: type[M], heat: int) -> M: ...

    def many(self, kind: type[M]) -> Iterable[M]: ...

    @classmethod
    def sent(cls, kind: type[N]) -> N: ...

    @staticmethod
    def lent(kind: type[N]) -> N: ...

    def go(self):
        class Inner(Cast):
            def ring(self): pass

        coin = self.pour(Coin, 3)
        coin.«strike→Coin.strike, receiver»()
        self.pour(Inner, 3).«ring→Foundry.go.Inner.ring, receiver»()
        self.pour(heat=2, kind=Cast).«chill→Cast.chill, receiver»()
        self.sent(Coin).«strike→Coin.strike, receiver»()
        self.lent(Coin).«strike→Coin.strike, receiver»()
        for each in self.many(Cast):
            each.«chill→Cast.chill, receiver»()


def run(case: Case[Coin, Cast], coin: Coin):
    case.take().«strike→Coin.strike, receiver»()
    case.config.«chill→Cast.chill, receiver»()
    made(Coin).«strike→Coin.strike, receiver»()
    same(2, coin).«strike→Coin.strike, receiver»()
