import kiln
import smithy as forge_house


def fire():
    kiln.«ware→, import».«Shelf→Shelf, import»().«all→Shelf.all, receiver»()
    kiln.glaze.«mix→mix, import»(None)
    forge_house.draw().«bend→Bar.bend, receiver»()
