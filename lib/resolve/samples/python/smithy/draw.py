class Bar:
    def bend(self): pass


def draw() -> Bar:
    return Bar()
