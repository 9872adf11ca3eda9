package pier

import java.sql.DatabaseMetaData
import quay.*

object Docks : Shelf("t") {
    val c = Plank<Int>("x")
    val id = c.«anchor→quay.Rack.anchor, receiver»()
}
open class Nested(alias: String?) : Shelf("t") {
    companion object : Nested(null)
    val id = int("id").«anchor→quay.Rack.anchor, receiver»()
}
fun labels(series: Series, request: Request) {
    Docks.id.«label→quay.Plank.label, receiver»
    Nested.id.«label→quay.Plank.label, receiver»
    «tally→quay.tally, import»()
    series.«tally→quay.tally, receiver»()
    request.«sortOn→quay.sortOn, receiver»("a", "b")
    Yard.«join→quay.join, receiver»("u")
    listOf(Plank<Int>("a")).size
    listOf(Hull("a")).map { it.«yard→pier.Hull.yard, receiver» }
}

open class Hull(val yard: String)
class Painter(yard: String) : Hull(«yard→local») {
    val first = «yard→local»
    fun write(): String = «yard→pier.Hull.yard, scope»
}

open class Expr
class Beam(val label: String) : Expr()
fun Expr.alias(): String = when (this) {
    is Beam -> «label→pier.Beam.label, receiver»
    else -> ""
}
fun Expr.other(): String = if (this is Beam) this.«label→pier.Beam.label, receiver» else ""
inline fun <reified T : Any> seek(): Class<T> = «T→local»::class.java

class Cached {
    fun lower(): Boolean = true
    fun read(metadata: DatabaseMetaData) {
        metadata.runCatching { «lower→pier.Cached.lower, name»() }
        listOf(1).map { «lower→pier.Cached.lower, scope»() }
    }
}
