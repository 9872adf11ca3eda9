package quay.standard

import kotlin.reflect.KFunction1
import kotlin.reflect.KProperty1
import org.winds.Gust
import quay.standard.hauled

class Net<V>(val mesh: Int)
class Buoy(val bell: String, val tag: String) { fun ring(): Int = 1; fun ship() {} }

fun Net<Int>.map(): Int = 1
fun Net<Int>.iterator(): Iterator<Int> = TODO()
fun Iterable<Net<Int>>.allDry(): Boolean = true
fun Sequence<Int>.allDry(): Boolean = true
fun <T> Iterable<T>.eachWet(): Int { «map→outside» { it }; return «iterator→outside»().hashCode() }
fun Net<Int>.own(): Int = «map→quay.standard.map, scope»()
fun Any.failed(): Int = 2
fun Int.checked(): Int = «failed→quay.standard.failed, scope»()
fun Gust.furl(): Int = «furl→outside»(1)
private val Gust.hauled: Int get() = 3

class Rules {
    operator fun <R> KProperty1<Buoy, R>.invoke(fill: Rules.() -> Unit) {}
    infix fun <R> KProperty1<Buoy, R>.present(fill: Rules.() -> Unit) {}
    infix fun <R> KFunction1<Buoy, R>.present(fill: Rules.() -> Unit) {}
    infix fun Buoy.tag(tag: String): Buoy = this
    companion object { operator fun invoke(fill: Rules.() -> Unit): Rules = Rules() }
}

fun nets(gust: Gust, buoy: Buoy) {
    val held = listOf(Net<Int>(1), Net(2))
    held.«allDry→quay.standard.allDry, receiver»()
    val none = listOf("deep")
    none.«eachWet→quay.standard.eachWet, receiver»()
    Rules {
        Buoy::«bell→quay.standard.Buoy.bell, receiver» «present→quay.standard.Rules.present, receiver» {}
        Buoy::ring «present→quay.standard.Rules.present, receiver» {}
        Buoy::«bell→quay.standard.Buoy.bell, receiver» {}
        buoy.«tag→quay.standard.Rules.tag, name»("deep")
    }
    buoy.«tag→quay.standard.Rules.tag, name»("deep")
    gust.«hauled→outside»()
}
