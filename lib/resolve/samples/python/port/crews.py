import typing as t


class Hand:
    def haul(self):
        return self


class Deck:
    hands: t.List[Hand] = []
    by_name: "t.Dict[str, Hand]" = {}

    def first(self) -> t.Optional[Hand]:
        return None

    def all(self) -> t.Iterator["Hand"]:
        for hand in self.hands:
            hand.«haul→Hand.haul, receiver»()
        yield self.hands[0]

    def work(self, crew: t.Sequence[Hand]):
        self.hands[0].«haul→Hand.haul, receiver»()
        self.first().«haul→Hand.haul, receiver»()
        for one in self.all():
            one.«haul→Hand.haul, receiver»()
        for each in crew:
            each.«haul→Hand.haul, receiver»()
        for name, one in self.by_name.items():
            one.«haul→Hand.haul, receiver»()
