from .ware import Bowl as Dish, Ware
from . import glaze

__all__ = ["Dish", "Ware", "glaze"]
