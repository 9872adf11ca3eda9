from .ware import Bowl as Dish, Ware
from . import glaze

HEAT = 900

__all__ = ["«Dish→Bowl, import»", "«Ware→Ware, import»", "glaze"]
__all__ += ["«HEAT→HEAT, scope»", "«ware→, import»"]
__all__.extend(("«Dish→Bowl, import»",))
