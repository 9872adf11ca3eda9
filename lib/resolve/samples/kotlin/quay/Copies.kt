package quay.copies

import kotlin.use
import packing.bytes.encode

sealed class Crate { abstract val load: Int }
data class Box(override val load: Int, val lid: String) : Crate()
class Bin(val deep: Int) {
    fun copy(deep: Int): Bin = Bin(deep)
}

fun packed(crate: Crate, box: Box, bin: Bin): Crate = when (crate) {
    is Box -> crate.copy(«load→quay.copies.Box.load, receiver» = 2)
    else -> box.copy(lid = "a", «load→quay.copies.Box.load, receiver» = bin.copy(«deep→local» = 3).deep)
}

fun <T> T.label(text: String): String = text
fun <T> T.label(text: String, twice: Boolean): String = text
fun String.label(text: String): Box = Box(1, text)
fun Box.label(text: String): Bin = Bin(1)

fun labels(text: String, box: Box, bin: Bin) {
    text.«label→quay.copies.label(String-$String), receiver»("a").«lid→quay.copies.Box.lid, receiver»
    box.«label→quay.copies.label(String-$Box), receiver»("a").«deep→quay.copies.Bin.deep, receiver»
    bin.«label→quay.copies.label(String-$T), receiver»("a")
    text.«label→quay.copies.label(String-Boolean-$T), receiver»("a", true)
}

fun <T : AutoCloseable?, R> T.use(block: (T) -> R): R = block(this)
class Gate(val isOpen: Boolean, val opened: () -> Unit) {
    fun tell(door: java.io.File) = door.run { «isOpen→outside»() } + «opened→quay.copies.Gate.opened, scope»()
}
fun read(file: java.io.InputStream) = file.«use→outside» { it.read() }

class Codec {
    fun encode(form: Box, text: String): String = text
}
fun encoded(codec: Codec, box: Box) = codec.«encode→quay.copies.Codec.encode, receiver»(box, "a") + codec.«encode→outside»("a")
