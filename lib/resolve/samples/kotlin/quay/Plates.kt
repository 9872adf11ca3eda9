package quay.plates

import kotlin.reflect.KClass

class Block
class Mark
open class Maker {
    fun note(format: String, vararg args: Any): Maker = this
    fun note(block: Block): Maker = this
    fun emit(text: String) = emit(Block())
    fun emit(format: String, vararg args: Any?) = emit(Block())
    fun emit(block: Block, twice: Boolean = false, wide: Boolean = false): Block = block
    fun take(name: String, type: Block, vararg marks: Mark): Maker = this
    fun take(name: String, type: java.lang.reflect.Type, vararg marks: Mark): Maker = this
    fun take(name: String, type: KClass<*>, vararg marks: Mark): Maker = this
    fun take(name: String, type: KClass<*>, marks: Iterable<Mark>): Maker = this
}
fun Class<*>.named(): Block = Block()
fun KClass<*>.named(): Mark = Mark()
fun String.named(): Maker = Maker()
fun Mark.text(): String = "m"
fun Block.text(): String = "b"

fun plates(maker: Maker, block: Block, mark: Mark) {
    maker.«note→quay.plates.Maker.note(String-Any), receiver»("a")
    maker.«note→quay.plates.Maker.note(String-Any), receiver»("a", 1, block)
    maker.«note→quay.plates.Maker.note(Block), receiver»(block)
    maker.«emit→quay.plates.Maker.emit(Block-Boolean-Boolean), receiver»(block)
    maker.«emit→quay.plates.Maker.emit(String), receiver»("a")
    maker.«emit→quay.plates.Maker.emit(String-Any), receiver»("a", 1)
    maker.«take→quay.plates.Maker.take(String-KClass-Mark), receiver»("a", String::class)
    maker.«take→quay.plates.Maker.take(String-KClass-Mark), receiver»("a", Block::class, mark, mark)
    maker.«take→quay.plates.Maker.take(String-Type-Mark), receiver»("a", String::class.java)
    maker.«take→quay.plates.Maker.take(String-Block-Mark), receiver»("a", block, mark)
    maker.«take→quay.plates.Maker.take(String-KClass-Iterable), receiver»("a", Mark::class, listOf(mark))
    String::class.«named→quay.plates.named($KClass), receiver»().«text→quay.plates.text($Mark), receiver»()
    Block::class.java.«named→quay.plates.named($Class), receiver»().«text→quay.plates.text($Block), receiver»()
    "a".«named→quay.plates.named($String), receiver»().note(block)
    """a""".«named→quay.plates.named($String), receiver»()
    val type = Block::class
    type.«named→quay.plates.named($Class) or quay.plates.named($KClass) or quay.plates.named($String), name»()
}
