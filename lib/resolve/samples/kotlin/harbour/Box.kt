package harbour.cargo

data class Box(val weight: Double, val label: String = "") {
    fun seal(): Box = copy(label = "sealed")
}
sealed class State { object Open : State(); data class Closed(val by: String) : State() }
enum class Size {
    SMALL, LARGE;
    fun bigger() = «LARGE→harbour.cargo.Size.LARGE, scope»
}

fun Box.weigh(): Double = «weight→harbour.cargo.Box.weight, scope» + this.«weight→harbour.cargo.Box.weight, receiver»
fun List<Box>.total() = sumOf { it.«weigh→harbour.cargo.weigh, receiver»() }
fun Captain.weigh() = 1
val Box.heavy: Boolean get() = «weight→harbour.cargo.Box.weight, scope» > 10
class Captain
class Html { fun body(text: String) {} }
fun html(build: Html.() -> Unit): Html = Html().apply(build)

fun sized(name: String) = Size.valueOf(name).«bigger→harbour.cargo.Size.bigger, receiver»() + Size.values()[0].«bigger→harbour.cargo.Size.bigger, receiver»()
