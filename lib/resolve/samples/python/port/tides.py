from collections.abc import Iterator


class Tide:
    height: int

    def rise(self) -> None: ...


class Wave:
    crest: int

    def rise(self) -> None: ...


class TideStream:
    def __iter__(self) -> "TideIterator":
        return TideIterator()

    def __next__(self) -> Tide:
        return Tide()


class TideIterator:
    def __next__(self) -> Tide:
        return Tide()


class Waves:
    def __iter__(self) -> Iterator[Wave]:
        return iter([])


class Pier:
    def __init__(self, tides: TideStream, waves: Waves, rest: Iterator[Wave]):
        self.tides = tides
        self.waves = waves
        self.rest = rest

    def watch(self):
        first = next(self.tides)
        first.«rise→Tide.rise, receiver»()
        next(self.tides).«rise→Tide.rise, receiver»()
        next(self.rest).«rise→Wave.rise, receiver»()
        for tide in self.tides:
            tide.«rise→Tide.rise, receiver»()
        for wave in self.waves:
            wave.«rise→Wave.rise, receiver»()


def reopened(pier, tides=None):
    pier = Pier(tides, None, None)
    pier.«watch→Pier.watch, receiver»()
    if tides is None:
        tides = TideStream()
    next(tides).«rise→Tide.rise, receiver»()


def chosen(value, wide):
    if wide:
        value = Tide()
    else:
        value = Wave()
    value.«rise→Tide.rise or Wave.rise, name»()
