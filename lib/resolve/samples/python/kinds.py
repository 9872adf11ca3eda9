import sys

if sys.version_info >= (3, 11):
    from enum import StrEnum
else:
    from enum import Enum

    class StrEnum(str, Enum):
        pass

if sys.version_info < (3, 9):
    def prefixed(text):
        return text
else:
    def prefixed(text):
        return text + "-"

try:
    from fast import weld
except ImportError:
    def weld(parts):
        return parts


class Seam(«StrEnum→outside»):
    FLAT = "flat"


«prefixed→prefixed, scope»("a")
«weld→weld, scope»([])
