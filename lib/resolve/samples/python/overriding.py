class Reader:
    def grasp(self):
        return self


class Tool:
    def read(self, reader: "Reader", depth: int = 0):
        return reader


class Saw(Tool):
    def read(self, reader, depth=0):
        return reader.«grasp→Reader.grasp, receiver»()


class Drill(Tool):
    def read(self, source, depth=0):
        return source.«grasp→Reader.grasp, name»()


class Bench:
    height: int
    made = 1

    def __init__(self):
        self.«height→Bench.height, receiver» = 1


class Stool(Bench):
    def __init__(self):
        self.«height→Bench.height, scope» = 2
        self.«made→Stool.made, scope» = 2
        self.«legs→Stool.legs, scope» = 3
