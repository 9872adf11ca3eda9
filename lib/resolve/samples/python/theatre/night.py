import typing as t
import theatre.stage as show
from theatre.stage import Choir, Prop, holding, loose, noted, on_stage, troupe, with_prop

with_lamp = holding(Prop, again=True)


@troupe
@on_stage
def plain(stage):
    stage.«dazzle→Stage.dazzle, receiver»(3)


@troupe("night", hidden=False)
@with_lamp
@noted(
    "late",
    "loud",
)
def night(prop, at):
    prop.«lift→Prop.lift, receiver»()
    at.«sing→Choir.sing, name»()


@troupe(cls=Choir)
@on_stage
@with_lamp
def choir(prop, stage, rest):
    prop.«lift→Prop.lift, receiver»()
    stage.«dazzle→Stage.dazzle, receiver»(4)
    rest.«dazzle→Stage.dazzle, name»(5)


@show.troupe()
@show.with_prop
def lone(prop):
    prop.«lift→Prop.lift, receiver»()


@on_stage
@loose
def hidden(stage):
    stage.«dazzle→Stage.dazzle, name»(6)


@loose
@on_stage
def shown(stage: Choir):
    stage.«sing→Choir.sing, receiver»()


plain.«bow→Troupe.bow, receiver»()
night.«bow→Troupe.bow, receiver»()
choir.«sing→Choir.sing, receiver»()
lone.«bow→Troupe.bow, receiver»()
shown.«bow→Troupe.bow, name»()


def store(first: t.Optional[Prop], rest: t.List[Prop], named: t.Dict[str, Choir], kind: t.Literal["Prop"]):
    first.«lift→Prop.lift, receiver»()
    rest[0].«lift→Prop.lift, receiver»()
    named["night"].«sing→Choir.sing, receiver»()
    kind.«lift→outside»()
