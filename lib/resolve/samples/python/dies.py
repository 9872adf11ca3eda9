class Die:
    @classmethod
    def cut(cls, size):
        die = cls(size)
        return die

    @classmethod
    def cast(cls, size):
        return cls(size)

    def stamp(self): pass

    def press(self):
        self.stamp()
        return self


class Seal(Die):
    def stamp(self): pass


def run():
    seal = Seal.cut(1)
    seal.«stamp→Seal.stamp, receiver»()
    Seal.cast(1).«stamp→Seal.stamp, receiver»()
    Seal(1).press().«stamp→Seal.stamp, receiver»()
    Die.cut(1).«stamp→Die.stamp, receiver»()


class Fault(Exception):
    def __init__(self, line):
        self.line = line
        self.«args→outside» = (line,)

    def show(self):
        return self.«args→outside» + self.«line→Fault.line, receiver»


class Mint(Die):
    @classmethod
    def lent(cls, size):
        die = cls(size)
        die = Seal(size)
        return die
