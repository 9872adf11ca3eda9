from dataclasses import dataclass, field
from typing import List, Optional


class Ware:
    def __init__(self, clay: str):
        self.clay = clay

    @property
    def weight(self) -> int:
        return len(self.«clay→Ware.clay, receiver»)

    def fire(self):
        """Bakes it once."""
        return self.«weight→Ware.weight, receiver»


class Bowl(Ware):
    def fire(self):
        return super().«fire→Ware.fire, receiver»() + self.«weight→Ware.weight, receiver»


@dataclass
class Shelf:
    wares: List[Ware] = field(default_factory=list)
    best: Optional[Bowl] = None

    def first(self) -> Ware:
        return self.«wares→Shelf.wares, receiver»[0]

    def all(self):
        for ware in self.wares:
            ware.«fire→Ware.fire, receiver»()
        if self.best:
            self.best.«fire→Bowl.fire, receiver»()
