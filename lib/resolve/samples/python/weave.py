import loom
import loom.cloth
from loom.cloth import Weaver


class Home(loom.«cloth→, import».«Loom→Loom, import»):
    def go(self):
        super().«go→Loom.go, receiver»(1)


class Hand(Weaver):
    def twist(self):
        self.«go→Loom.go, receiver»(2)
