package store

class Crate(val mass: Int)
class Store {
    fun <T> take(vararg names: String): T? = null
    fun <T> take(all: List<String>, far: Int = 1): T? = null
    fun <T> give(name: String): T = TODO()
    fun <T> give(at: Int): T = TODO()
}
fun use(store: Store, name: String) {
    val crate = store.«give→store.Store.give(String), receiver»<Crate>("one")
    crate.«mass→store.Crate.mass, receiver»
    store.«take→store.Store.take, receiver»<Crate>("two")
    Store().«give→store.Store.give(String), receiver»<«Crate→store.Crate, scope»>("one").«mass→store.Crate.mass, receiver»
    store.«give→store.Store.give(String), receiver»(unknown(name).toString())
    store.«give→store.Store.give(String) or store.Store.give(Int), unique_name»(unknown(name))
}
