package quay.aliases

class Ctx { fun fail() {}; val place = 1 }
interface Other { fun fail(); val other: Other }
typealias Convert<I, V> = Ctx.(I) -> V
typealias ConvertText<V> = Convert<String, V>
typealias Test = (Ctx) -> Boolean
open class Choice<A, B> { val width = 1 }
typealias TextChoice<A> = Choice<A, String>
typealias RawChoice = TextChoice<String>
fun TextChoice<Int>.narrow(): Ctx = Ctx()
fun RawChoice.convert(metavar: String = "", conversion: ConvertText<Int>): Choice<Int, Int> = TODO()
fun Other.convert(metavar: String = "", conversion: Other.(String) -> Int): Other = this
fun RawChoice.test(test: Test): Ctx = Ctx()
fun raw(): RawChoice = TODO()
fun RawChoice.whole(): Int = «convert→quay.aliases.convert, scope»("a") { it.length }.«width→quay.aliases.Choice.width, receiver»
fun Other.whole(): Other = «convert→quay.aliases.convert, scope»("a") { 1 }.«other→quay.aliases.Other.other, receiver»

open class Name {
    fun copy(wide: Boolean = true, marks: List<Int> = listOf()): Name = this
    open fun copy(wide: Boolean = true, marks: List<Int> = listOf(), tags: Map<Int, Int> = mapOf()): Name = this
    open fun receivers(all: Iterable<Ctx>): Name = this
    fun receivers(vararg all: Ctx): Name = this
}
class ClassName : Name() {
    override fun copy(wide: Boolean, marks: List<Int>, tags: Map<Int, Int>): ClassName = this
    override fun receivers(all: Iterable<Ctx>): ClassName = this
}
fun <T> Collection<T>.sealed(): List<T> = toList()

class Held(val rows: MutableList<Ctx>, val names: Set<String>)

fun choices(name: ClassName, ctx: Ctx, held: Held) {
    raw().«convert→quay.aliases.convert, receiver» { «fail→quay.aliases.Ctx.fail, receiver»(); it.length }.«width→quay.aliases.Choice.width, receiver»
    raw().«narrow→quay.aliases.narrow, receiver»().«place→quay.aliases.Ctx.place, receiver»
    raw().«width→quay.aliases.Choice.width, receiver»
    raw().test { it.«place→quay.aliases.Ctx.place, receiver» == 1 }
    name.«copy→quay.aliases.Name.copy(Boolean-List), receiver»(wide = true)
    name.«copy→quay.aliases.ClassName.copy(Boolean-List-Map), receiver»(true, tags = mapOf())
    name.«receivers→quay.aliases.Name.receivers(Ctx), receiver»(ctx, ctx)
    name.«receivers→quay.aliases.Name.receivers(Ctx), receiver»(ctx)
    name.«receivers→quay.aliases.ClassName.receivers(Iterable), receiver»(listOf(ctx))
    held.rows.«sealed→quay.aliases.sealed, receiver»()
    held.names.«sealed→quay.aliases.sealed, receiver»()
}
