package harbour

import harbour.cargo.Box as Crate
import harbour.cargo.State
import harbour.cargo.html
import harbour.cargo.weigh

fun main() {
    val ship = Tanker(«Captain→harbour.Captain, import».«unknown→harbour.Captain.Companion.unknown, receiver»())
    ship.«load→harbour.Tanker.load, receiver»(«Crate→harbour.cargo.Box, import»(1.0)).«dock→harbour.Ship.dock, receiver»(Pier())
    ship.let { it.«dock→harbour.Ship.dock, receiver»(Pier()) }
    ship.also { s -> s.«captain→harbour.Ship.captain, receiver».«rank→harbour.Captain.rank, receiver» = 2 }
    with(ship) { «dock→harbour.Ship.dock, receiver»(Pier()); «heaviest→harbour.Ship.heaviest, receiver»() }
    ship.captain.run { «rank→harbour.Captain.rank, receiver» += 1 }
    ship.apply { «captain→harbour.Ship.captain, receiver».«name→harbour.Captain.name, receiver» }.«load→harbour.Tanker.load, receiver»(Crate(2.0))
    val (name, rank) = ship.captain
    ship.heaviest()?.«seal→harbour.cargo.Box.seal, receiver»()?.«weigh→harbour.cargo.weigh, receiver»()
    Registry.«find→harbour.Registry.find, receiver»("a")?.«load→harbour.Ship.load, receiver»(Crate(3.0))
    Registry.ships["b"]?.«load→harbour.Ship.load, receiver»(Crate(3.0))
    val state: State = State.Open
    when (state) { is State.Closed -> state.«by→harbour.cargo.State.Closed.by, receiver»; else -> {} }
    for (box in listOf(Crate(1.0))) box.seal()
    ship[0].seal()
    html { «body→harbour.cargo.Html.body, receiver»("x") }
    val boxes = listOf(Crate(1.0)).map { it.seal() }
    boxes.forEach { it.label.length }
    val crate: Any = boxes
    if (crate is Crate) crate.«seal→harbour.cargo.Box.seal, receiver»()
    val other = crate as? Tanker ?: return
    other.«load→harbour.Tanker.load, receiver»(Crate(1.0))
    println("${ship.«captain→harbour.Ship.captain, receiver»} and ${«rank→local»}")
    «helper→harbour.helper, import»()
}
