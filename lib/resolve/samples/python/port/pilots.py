from typing import TypeVar

T = TypeVar("T", bound="Boat")


class Radio:
    def call(self): ...


class Boat:
    def __init__(self, radio: Radio, log=None):
        self.log = log
        self.radio = radio
        self.spare = None
        self.spare = Radio()

    def __enter__(self: T) -> T:
        self.«radio→Boat.radio, receiver».«call→Radio.call, receiver»()
        self.spare.«call→Radio.call, receiver»()
        return self

    @classmethod
    def make(cls: type[T]) -> T: ...


class Tug(Boat):
    def tow(self): ...


with Tug(Radio()) as tug:
    tug.«tow→Tug.tow, receiver»()
Tug.make().«tow→Tug.tow, receiver»()
