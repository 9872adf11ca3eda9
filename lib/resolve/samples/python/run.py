import kiln
from kiln import Dish, glaze
from kiln.ware import Shelf


def main():
    dish = «Dish→Bowl, import»("red")
    dish.«fire→Bowl.fire, receiver»()
    kiln.«Ware→Ware, import»("x").«fire→Ware.fire, receiver»()
    glaze.«mix→mix, import»("blue")
    kiln.glaze.«mix→mix, import»("green")
    Shelf().«first→Shelf.first, receiver»().«fire→Ware.fire, receiver»()
