package harbour

import com.paint.kit.Colour
import org.else.Other

public class Register<out T>(private val items: List<T>) {
  public class Page
  private constructor(
    val «number→harbour.Register.Page.number, scope»: Int,
  ) {
    fun next() = Page(«number→harbour.Register.Page.number, scope» = number + 1)
  }

  fun first(): T = items.first()
  fun read(text: String, strict: Boolean): Int = 1
  fun read(number: Int, strict: Boolean): Int = 2
  fun read(text: String, strict: Boolean, then: () -> Unit): String = text
}

@Kept(ALL) public annotation class Tag(val label: String, val order: Int = 0)

data class Berth(val depth: Int) { fun lower() = copy() }

class Office {
  inline fun <reified T> open(): Register<T> = TODO()
  fun <T> only(): T = TODO()
  fun <T> made(how: () -> T): T = how()
}

fun Colour.spread(): Int = 1

@«Tag→harbour.Tag, scope»(«label→harbour.Tag.label, scope» = "a", «order→harbour.Tag.order, scope» = 1)
fun registered(office: Office, other: Other) {
  office.open<Berth>().first().«depth→harbour.Berth.depth, receiver»
  office.only<Berth>().«lower→harbour.Berth.lower, receiver»()
  office.«made→harbour.Office.made, receiver»<Berth> { Berth(1) }.«lower→harbour.Berth.lower, receiver»()
  val text =
    """a"""
  val got = office.open<Berth>()
  got.«read→harbour.Register.read, receiver»(text, true)
  got.read(text, true) { }.«length→outside»
  listOf<Any>().filterIsInstance<Berth>().forEach { it.«depth→harbour.Berth.depth, receiver» }
  other.«spread→outside»()
  «named→harbour.named, scope»(«depth→local» = 1)
}

fun named(depth: Int) = depth
