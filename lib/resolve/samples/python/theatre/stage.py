import typing as t

P = t.ParamSpec("P")
R = t.TypeVar("R")
T = t.TypeVar("T")
F = t.TypeVar("F")


class Stage:
    def dazzle(self, watts): ...


class Prop:
    def lift(self): ...


class Troupe:
    def bow(self): ...


class Choir(Troupe):
    def sing(self): ...


K = t.TypeVar("K", bound=Troupe)


def on_stage(f: t.Callable[t.Concatenate[Stage, P], R]) -> t.Callable[P, R]:
    return f


def with_prop(f: "t.Callable[[Prop], R]") -> "t.Callable[[], R]":
    return f


def holding(
    kind: type[T], again: bool = False
) -> t.Callable[[t.Callable[t.Concatenate[T, P], R]], t.Callable[P, R]]:
    return lambda f: f


def noted(*names: str) -> t.Callable[[F], F]:
    return lambda f: f


def loose(f):
    return f


@t.overload
def troupe(name: t.Callable[..., t.Any]) -> Troupe: ...
@t.overload
def troupe(name: str | None, cls: type[K], **more: t.Any) -> t.Callable[[F], K]: ...
@t.overload
def troupe(name: None = None, *, cls: type[K], **more: t.Any) -> t.Callable[[F], K]: ...
@t.overload
def troupe(name: str | None = ..., cls: None = None, **more: t.Any) -> t.Callable[[F], Troupe]: ...


def troupe(name=None, cls=None, **more):
    return lambda f: f
