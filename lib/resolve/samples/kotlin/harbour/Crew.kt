package harbour

/** Types that are given through bases, objects without a name, values that are invoked. */
open class Roster<T : Any>(val first: T) {
    fun hire(init: T.() -> Unit): T = first
    fun each(act: (T) -> Unit) {}
}

abstract class Sheet {
    val title: String = ""
    val limit: Int = 1
    open fun column(name: String): Int = 0
    operator fun invoke(write: Sheet.() -> Unit) {}
}

fun <S : Sheet> S.print(body: S.(Int) -> Unit) {}

class Sailor {
    var knots: Int = 0
    companion object : Roster<Sailor>(Sailor())
}

class Log : Sheet() {
    val column = «column→harbour.Sheet.column, scope»("c")
    fun limit(count: Int): Log = this
    fun room() = «limit→harbour.Sheet.limit, scope» > 1 && «limit→harbour.Log.limit, scope»(2) != this
}

fun muster(sheet: Sheet) {
    Sailor.«hire→harbour.Roster.hire, receiver» { «knots→harbour.Sailor.knots, receiver» = 2 }.«knots→harbour.Sailor.knots, receiver»
    Sailor.each { it.«knots→harbour.Sailor.knots, receiver» }
    sheet { «column→harbour.Sheet.column, receiver»("a") }
    val table = object : Sheet() {
        val age = «column→harbour.Sheet.column, scope»("age")
        val older = «age→harbour.muster.table.age, scope» + 1
    }
    val third = object : Sheet() {
        val column = «column→harbour.Sheet.column, scope»("b")
    }
    val other = object : Sheet() {
        val age = 3
    }
    «table→local».«age→harbour.muster.table.age, receiver» + other.«age→harbour.muster.other.age, receiver»
    table.«title→harbour.Sheet.title, receiver»
    table.«print→harbour.print, receiver» { «age→harbour.muster.table.age, receiver» }
    println("$«table→local» and $«sheet→local»")
}
