from kiln.ware import fire_all
import requests


class Shelf:
    width: int

    def __init__(self, width, depth=1):
        self.width = width

    def put(self, item, *, row=0):
        return item


def stack(row, width):
    shelf = Shelf(«width→local»=width, «depth→local»=2)
    shelf.put(1, «row→local»=row)
    requests.get(«row→outside»=row)
