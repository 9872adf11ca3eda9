from smithy import draw, forge, quench
from smithy.forge import forge as beat

forge.«heat→heat, import»()
forge.«forge→forge, import»()
quench.«cool→cool, import»()
«draw→draw, import»().«bend→Bar.bend, receiver»()
«beat→forge, import»()
