package quay.yard

class Yard {
    companion object
    fun name(): String = "n"
}
val Yard.Companion.shared: Yard get() = Yard()
fun Yard.from(table: String): String = table

fun use(): String = Yard.«shared→quay.yard.shared, receiver».«from→quay.yard.from, receiver»("t") + Yard.shared.«name→quay.yard.Yard.name, receiver»()
