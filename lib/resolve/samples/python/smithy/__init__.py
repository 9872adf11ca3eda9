from .draw import draw
from . import quench
