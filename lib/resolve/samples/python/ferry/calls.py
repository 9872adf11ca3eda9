from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol, Self


class Trip:
    def land(self): ...


class Booker(Protocol):
    def __call__(self, seats: int) -> Trip: ...


class Desk:
    booker: Booker

    def __init__(self, kind: type[Trip]):
        self.kind = kind
        self.made = Booker()

    def sell(self):
        self.booker(2).«land→Trip.land, receiver»()
        self.made(2).«land→Trip.land, receiver»()
        self.kind().«land→Trip.land, receiver»()


def book(booker: Booker, kind: type[Trip], maker: Trip):
    trip = booker(2)
    trip.«land→Trip.land, receiver»()
    booker(2).«land→Trip.land, receiver»()
    kind().«land→Trip.land, receiver»()
    Alias = Trip
    Alias().«land→Trip.land, receiver»()


class Gate:
    def __enter__(self) -> Trip: ...

    async def __aenter__(self) -> "Gate": ...

    def shut(self): ...


class Door(Gate):
    def __enter__(self):
        return self

    def lock(self): ...


class Hatch(Gate):
    def __enter__(self) -> Self: ...

    def batten(self): ...


class Crew:
    @contextmanager
    def shift(self) -> Iterator[Trip]: ...

    @asynccontextmanager
    async def night(self) -> "AsyncIterator[Trip]": ...


def open_all(crew: Crew):
    with crew.shift() as shift:
        shift.«land→Trip.land, receiver»()
    with Gate() as trip, Door() as door:
        trip.«land→Trip.land, receiver»()
        door.«lock→Door.lock, receiver»()
    with Hatch() as hatch:
        hatch.«batten→Hatch.batten, receiver»()
    shifts = crew.shift()
    for one in shifts:
        one.«land→Trip.land, receiver»()


async def open_late(crew: Crew):
    async with Gate() as gate, crew.night() as night:
        gate.«shut→Gate.shut, receiver»()
        night.«land→Trip.land, receiver»()
