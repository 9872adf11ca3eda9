from ferry.calls import Crew, Gate, Trip


def both() -> tuple[Trip, Gate, Crew]: ...


def many() -> tuple[Trip, ...]: ...


class Log:
    def __init__(self, held: dict[str, Gate], rows: list[tuple[Gate, Trip]], trips: list[Trip]):
        self.held = held
        self.rows = rows
        self.trips = trips

    def read(self):
        trip, gate, _ = both()
        trip.«land→Trip.land, receiver»()
        gate.«shut→Gate.shut, receiver»()
        first, last = many()
        last.«land→Trip.land, receiver»()
        one, other = Trip(), Gate()
        one.«land→Trip.land, receiver»()
        other.«shut→Gate.shut, receiver»()
        for key, held in self.held.items():
            held.«shut→Gate.shut, receiver»()
        for shut, landed in self.rows:
            shut.«shut→Gate.shut, receiver»()
            landed.«land→Trip.land, receiver»()
        for n, each in enumerate(self.trips):
            each.«land→Trip.land, receiver»()
        for n, (shut, landed) in enumerate(self.rows):
            landed.«land→Trip.land, receiver»()
        for left, (key, right) in zip(self.trips, self.held.items()):
            left.«land→Trip.land, receiver»()
            right.«shut→Gate.shut, receiver»()
        return {key: one.«shut→Gate.shut, receiver» for key, one in self.held.items()}
