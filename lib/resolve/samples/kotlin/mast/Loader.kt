package loader

class Loader {
    inline fun <reified A : Any> load(vararg names: String): A = load(names.toList())
    inline fun <reified A : Any> load(prefix: String? = null): A = TODO()
    fun <A : Any> load(all: List<String>, far: Int = 1, prefix: String? = null): A = TODO()
}
class Chart(val scale: Int)
fun use(names: List<String>) {
    Loader().«load→loader.Loader.load(String-+1vararg), receiver»<Chart>("a")
    val chart: Chart = Loader().«load→loader.Loader.load(String-+1vararg), receiver»("a", "b")
}
