from pretended import Held


class Shelf(«Held→outside»):
    pass
