class Booth:
    def open(self): pass


class Ride:
    def open(self): pass

    def spin(self): pass


def run():
    for each in Booth(), Booth():
        each.«open→Booth.open, receiver»()
    for stand in [Booth()]:
        stand.«open→Booth.open, receiver»()
    for thing in (Booth(), Ride()):
        thing.«spin→Ride.spin, name»()
    return [one.«open→Booth.open, receiver»() for one in (Booth(),)]
