import typing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from builtins import dict as Held
    from builtins import list as Listed
else:
    class Held(dict):
        pass

if not typing.TYPE_CHECKING:
    class Listed(list):
        pass


def hold(held: «Held→outside», listed: «Listed→outside»):
    return held
