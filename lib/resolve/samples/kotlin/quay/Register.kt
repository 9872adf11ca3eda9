package quay

class Berth(val name: String, val depth: Int) { fun clear(by: Int): Unit = Unit; fun empty(): Unit = Unit }
class Pier @Deprecated("old") internal constructor(val berth: Berth)
class Jetty
object Office { fun open(): Unit = Unit }
class Register<R>

/** one value */
inline fun <reified R, reified A> Register<R>.enter(crossinline make: (A) -> R, noinline note: String? = null): Int = 1
/** two values */
inline fun <reified R, reified A, reified B> Register<R>.enter(crossinline make: (A, B) -> R, noinline note: String? = null): String = ""
inline fun <reified R> Register<R>.enter(crossinline make: () -> R, noinline note: String? = null): Jetty = Jetty()
fun <A, B> both(take: suspend (A, B) -> Unit): Berth = Berth("", 1)
fun <A> both(take: suspend (A) -> Unit): Pier = Pier(Berth("", 1))
fun ring(times: Int = 1, then: (Int) -> Unit): Berth = Berth("", 1)
fun ring(times: Int = 1, then: (Int, Int, Int) -> Unit): Pier = Pier(Berth("", 1))

fun fill(register: Register<Any>) {
    register.enter(::Berth).«length→outside»
    register.enter(::Jetty).«toPier→outside»
    both(Berth::clear).«depth→quay.Berth.depth, receiver»
    both(Berth::empty).«berth→quay.Pier.berth, receiver»
    both { one, two -> }.«depth→quay.Berth.depth, receiver»
    ring { a, b, c -> }.«berth→quay.Pier.berth, receiver»
    ring(3) { it + 1 }.«depth→quay.Berth.depth, receiver»
    «both→quay.both, unique_name»(fill())
}
