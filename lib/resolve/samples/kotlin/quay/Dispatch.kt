package quay

class Field<C : Any>(val label: String)
abstract class Chart<E : Any>(name: String) {
    fun <C : Any> plot(name: String, zero: C): Field<C> = Field(name)
    fun <C : Any> Field<C>.bound(select: (E) -> C?): Field<C> = this
    fun <C : Any> Field<C>.main(): Field<C> = this
}
interface Reef { val fathoms: Int; val next: Reef? }
object Reefs : Chart<Reef>("reef") {
    val fathoms = plot("fathoms", 1).main().bound { it.«fathoms→quay.Reef.fathoms, receiver» }
    val next = plot("next", 1).bound { it.«next→quay.Reef.next, receiver»?.«fathoms→quay.Reef.fathoms, receiver» }
}
class Reel
infix fun <T : Any> Field<T>.same(other: Field<T>): Reel = Reel()
infix fun <T : Any> Field<T>.same(other: T): Reel = Reel()
infix fun <T : Any> T.same(other: Field<T>): Reel = Reel()
fun <T : Any> lowest(vararg of: Field<T>): Reel = Reel()
fun <T : Any> lowest(first: Field<T>, second: T): Reel = Reel()
fun <T : Any> lowest(first: T, second: Field<T>): Reel = Reel()

fun chart() {
    val t = object : Chart<Reef>("t") {
        val id = plot("id", 1).«main→quay.Chart.main, receiver»().bound { it.«fathoms→quay.Reef.fathoms, receiver» }
    }
}
fun wind(plot: Field<Int>) {
    plot «same→quay.same, receiver» 1
    run { plot «same→quay.same, receiver» 1 }
}
