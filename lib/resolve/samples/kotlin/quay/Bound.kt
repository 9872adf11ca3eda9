package quay

class Lamp

interface Stock<E : Stock<E>> {
    abstract class Maker<E : Stock<E>> { operator fun invoke(fill: E.() -> Unit): E = TODO() }
}
interface Cask : Stock<Cask> {
    companion object : Stock.Maker<Cask>()
    var hoops: Int
    var inner: Cask?
}
abstract class Sheet<E : Any>
open class CaskSheet : Sheet<Cask>() {
    companion object : CaskSheet()
    val mark: Plank<Int> = Plank("m")
}
class Sheaf<E : Any, T : Sheet<E>>(val sheet: T)
fun <E : Any, T : Sheet<E>> Lamp.sheaf(sheet: T): Sheaf<E, T> = Sheaf(sheet)
fun <E : Any, T : Sheet<E>> T.ownSheaf(): Sheaf<E, T> = Sheaf(this)
fun <E : Any, T : Sheet<E>> T.first(test: (T) -> Boolean): E? = null
fun <E : Any, T : Sheet<E>> Sheaf<E, T>.seek(test: (T) -> Boolean): E? = null
fun <E : Any, T : Sheet<E>> Sheaf<E, T>.where(test: (T) -> Boolean): Sheaf<E, T> = this
val Lamp.casks get() = this.sheaf(CaskSheet)

data class Pane(val order: List<String>, val seen: (String) -> Int)
fun Pane.order(vararg names: String): Pane = this
fun Pane.seen(name: String): Pane = this
fun Lamp.pane(fill: Pane.() -> Unit): Pane = TODO()

fun stow(lamp: Lamp, pane: Pane) {
    Cask { «hoops→quay.Cask.hoops, receiver» = 3; inner = Cask { «hoops→quay.Cask.hoops, receiver» = 4 } }
    lamp.sheaf(CaskSheet).seek { it.«mark→quay.CaskSheet.mark, receiver».label == "" }?.«hoops→quay.Cask.hoops, receiver»
    lamp.casks.where { true }.seek { true }!!.«inner→quay.Cask.inner, receiver»?.«hoops→quay.Cask.hoops, receiver»
    val found = lamp.casks.seek { true } ?: throw AssertionError()
    found.«hoops→quay.Cask.hoops, receiver»
    CaskSheet.first { true }?.«hoops→quay.Cask.hoops, receiver»
    CaskSheet.ownSheaf().where { it.«mark→quay.CaskSheet.mark, receiver».label == "" }
    lamp.pane { «order→quay.order, receiver»("a") }
    pane.«order→quay.order, receiver»("a")
    pane.«seen→quay.Pane.seen, receiver»("a")
    pane.«order→quay.Pane.order, receiver».size
}
