package quay.tackle

class Hook { val load = 1; fun lift(n: Int) = n }
open class Gear<T : Gear<T>> { val teeth = 2; fun turn() = 3 }
class Settings(val gear: Hook) { var hook: Hook = gear; var draught = 4 }
class Rig(val hook: Hook, val draught: Int)
private val conversion: Hook.(String) -> Int = { load }
fun Gear<*>.convert(conversion: Hook.(String) -> Int, label: String = ""): Int = 1
fun Gear<*>.whole(): Int = convert(conversion = «conversion→quay.tackle.conversion, import»)
fun Gear<*>.half(): Int = convert(«conversion→quay.tackle.conversion, import», label = "x")
fun <T : Gear<T>> T.spin(): T = apply { «turn→quay.tackle.Gear.turn, receiver»() }
fun <T : Gear<*>> T.twist(): Int { return «teeth→quay.tackle.Gear.teeth, scope» + this.«turn→quay.tackle.Gear.turn, receiver»() }
fun build(hook: Hook): Rig {
    with(Settings(hook)) {
        «draught→quay.tackle.Settings.draught, receiver» = 2
        return Rig(hook = «hook→local», draught = «draught→quay.tackle.Settings.draught, receiver»)
    }
}
fun all(hooks: List<Hook>) = hooks.asReversed().takeWhile { it.«load→quay.tackle.Hook.load, receiver» > 0 }.none { it.«load→quay.tackle.Hook.load, receiver» == 2 }
