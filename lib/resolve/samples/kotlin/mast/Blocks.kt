package blocks

abstract class Spec(val block: Spec.() -> Unit) { fun test(name: String, act: () -> Unit) = act() }
fun <T> load(): T? = null
class Loads : Spec({
    test("one") {
        data class Load(val mass: Int)
        load<«Load→blocks.Loads.Load@Blocks.kt:7, scope»>()
    }
    test("two") {
        data class Load(val height: Int)
        «Load→blocks.Loads.Load@Blocks.kt:11, scope»(1)
    }
})
fun lift() {
    run { class Load; «Load→blocks.lift.Load@Blocks.kt:16, scope»() }
    run { class Load; «Load→blocks.lift.Load@Blocks.kt:17, scope»() }
}
