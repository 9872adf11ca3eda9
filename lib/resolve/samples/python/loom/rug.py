class Weaver:
    def go(self): pass
