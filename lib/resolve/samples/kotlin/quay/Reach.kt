package quay.reach

import org.winds.Gale
import org.winds.Gust
import org.winds.Winds
import org.winds.gusts

fun Gust(force: Int): «Gust→outside» = TODO()
fun Gale.double(): «Gust→outside» = TODO()
infix fun Gust.turn(by: Int): Int = «turn→outside»(by)
fun Gust.ease(by: Int): Int { return if (by > 0) «ease→quay.reach.ease, scope»(by - 1) else 0 }
fun Gust.swap(): Int = Winds.«swap→outside»(this)
fun Winds.Companion.calm(): Int = Winds.«calm→quay.reach.calm, unique_name»()
fun Gale.clear() {}
fun Gale.reef() {}
fun shown(name: String, vararg parts: Any): String = name
fun shown(): Int = 1
fun told(): Int = 1

fun tell(level: Int, text: CharSequence, line: Boolean = true) {}
fun tell(tag: String, text: CharSequence, line: Boolean = true) {}

open class Mast {
    val loud = 3
    val kept = gusts()
    fun stay(one: Int) {}
    open fun shown(): String = «shown→quay.reach.shown, scope»("mast", 1, 2)
    fun boom(by: Int = 1, then: () -> Unit) { «boom→quay.reach.Mast.boom, scope» {}; «stay→quay.reach.Mast.stay, scope»(1) }
    fun talk(table: Mast) {
        «tell→quay.reach.tell(Int-CharSequence-Boolean)@Reach.kt:20, scope»(1, "deep $table")
        «tell→quay.reach.tell(Int-CharSequence-Boolean)@Reach.kt:20, scope»(loud, "deep")
        synchronized(kept) { «tell→quay.reach.tell(Int-CharSequence-Boolean)@Reach.kt:20, scope»(1, table.toString()) }
        val told = «told→outside»
        kept.«clear→quay.reach.clear, name»()
        kept.«reef→quay.reach.reef, unique_name»()
    }
}
