package maker

class Settings
sealed class Still(val settings: Settings, val size: Int) {
    companion object Default : Still(Settings(), 1)
    fun distil() {}
}
class StillBuilder(from: Still) { fun heat() {} }
fun Still(from: Still = Still, builderAction: StillBuilder.() -> Unit): Still = from
interface Vat
fun Vat(a: Int): Vat = object : Vat {}
