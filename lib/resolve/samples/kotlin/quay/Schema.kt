package quay

class Plank<C : Any>(val label: String)
abstract class Rack(name: String) {
    fun <C : Any> Plank<C>.anchor(): Plank<C> = this
    fun <C : Any> int(name: String): Plank<C> = Plank(name)
}
open class Shelf(name: String) : Rack(name)

class Series
fun Series.tally(): Int = 1
fun tally(column: String? = null): String = "c"

class Request
fun Request.sortOn(orders: Collection<String>): Request = this
fun Request.sortOn(vararg orders: String): Request = this

class Yard {
    companion object
}
fun Yard.Companion.join(url: String): Yard = Yard()
