package harbour

import java.util.function.Consumer

/** Lambdas that stand for interfaces, and extensions that take what no member takes. */
fun interface Turn {
    fun turn(load: Sailor, times: Int)
}

class Gear {
    fun <T> shift(load: T, type: Class<T>): T = load
    fun brake(force: Int = 1) {}
}

inline fun <reified T> Gear.shift(load: T): T = «shift→harbour.Gear.shift, scope»(load, T::class.java)
fun Gear.brake() {}

class Capstan(rig: Consumer<Sailor>, val teeth: Int)

fun wind(gear: Gear) {
    Capstan({ sailor -> sailor.«knots→harbour.Sailor.knots, receiver» = 3 }, 8).«teeth→harbour.Capstan.teeth, receiver»
    Pulley.«twice→harbour.Pulley.twice, receiver» { ship, sailor -> ship.«dock→harbour.Ship.dock, receiver»(); sailor.«knots→harbour.Sailor.knots, receiver» = 1 }
    Turn { load, _ -> load.«knots→harbour.Sailor.knots, receiver» = 2 }
    gear.«shift→harbour.shift, receiver»("a")
    gear.«shift→harbour.Gear.shift, receiver»("a", String::class.java)
    gear.«brake→harbour.Gear.brake, receiver»()
}
