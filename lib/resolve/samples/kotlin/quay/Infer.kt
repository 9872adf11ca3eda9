package quay

open class Rack { val code: String = "" }
object Drums : Rack() { val girth: Int = 3 }
class Loader { fun put(what: Any, where: Any) {}; fun only(test: () -> Boolean) {} ; fun with(run: Loader.() -> Unit) {} }
class Batch<E, R : Rack>(val rack: R)
fun <R : Rack> Register<Any>.pack(rack: R, block: Loader.(R) -> Unit): Int = 1
fun <E, R : Rack> Register<Any>.batchOf(rack: R): Batch<E, R> = Batch(rack)
fun <E, R : Rack> Batch<E, R>.pick(test: (R) -> Boolean): E? = null
fun <R> kept(value: R, twice: Boolean = true): R = value
fun <R> either(first: R, second: R): R = first
val Register<Any>.drums get() = this.batchOf<Any, Drums>(Drums)

fun load(register: Register<Any>, berth: Berth) {
    register.pack(Drums) {
        put(it.«girth→quay.Drums.girth, receiver», 2)
        only { it.«code→quay.Rack.code, receiver» == "a" }
        with { put(it.«girth→quay.Drums.girth, receiver», 1) }
    }
    register.drums.«pick→quay.pick, receiver» { it.«girth→quay.Drums.girth, receiver» == 3 }
    kept(berth).«depth→quay.Berth.depth, receiver»
    kept(value = berth).«depth→harbour.Berth.depth or quay.Berth.depth, name»
}
