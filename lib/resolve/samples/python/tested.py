class Boat:
    def row(self):
        return self


class Sail(Boat):
    item = None

    def hoist(self):
        return self

    def lower(self):
        if isinstance(self.item, Boat):
            self.item.«row→Boat.row, receiver»()


def work(items, boat, crate, kept):
    for _, v in items:
        if isinstance(v, Sail) and v.«hoist→Sail.hoist, receiver»():
            v.«lower→Sail.lower, receiver»()
        elif isinstance(v, Boat):
            v.«row→Boat.row, receiver»()
        if not isinstance(v, Sail) or v.«hoist→Sail.hoist, receiver»():
            continue
        v.«lower→Sail.lower, receiver»()
    if isinstance(crate.item, Sail):
        crate.item.«hoist→Sail.hoist, receiver»()
    hoisted = [each.«hoist→Sail.hoist, receiver»() for each in items if isinstance(each, Sail)]
    if not isinstance(boat, Sail):
        kept.append(hoisted)
    else:
        boat.«lower→Sail.lower, receiver»()
    if not isinstance(kept, Sail):
        raise ValueError
    kept.«hoist→Sail.hoist, receiver»()
    kept = items
    kept.«hoist→Sail.hoist, name»()
