from typing import Any, Literal, Sequence, overload


class Crate:
    def lift(self): ...


class Pile:
    def lift(self): ...


class Chart:
    def lift(self): ...


class Load:
    def lift(self): ...


@overload
def weigh(what: str, exact: Literal[True] = ...) -> Crate: ...
@overload
def weigh(what: Sequence[dict[str, Any]], exact: bool = ...) -> Chart: ...
@overload
def weigh(what: "list[int]", exact: bool = ...) -> Pile: ...
@overload
def weigh(what: object, exact: bool = ...) -> Load: ...


def weigh(what: Any, exact: bool = False) -> Load:
    return Load()


def all_of(unknown):
    weigh("a").«lift→Crate.lift, receiver»()
    weigh("a", exact=False).«lift→Load.lift, receiver»()
    weigh([1, 2]).«lift→Pile.lift, receiver»()
    chart = weigh([{"a": 1}])
    chart.«lift→Chart.lift, receiver»()
    weigh({"a": 1}).«lift→Load.lift, receiver»()
