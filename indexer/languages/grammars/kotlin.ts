/** The grammar of Kotlin. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
  around: ["val x = ", "\n"],
  sample: `package a.b // 🦊
import a.b.C as D
/** doc */ data class P<T : Any>(val x: Int = 1, private var y: String?) : Base(x), I by y {
  companion object { const val A = "é🦊 \${x + 1} $y" } /* between */
  val z: Int get() = field ?: 0
  override suspend fun <R> String.map(f: (T) -> R, vararg xs: Int): R? = this.let { it?.foo(1, b = 2)!! }
  fun broken( { when (x) { is Int -> 1; in 1..2 -> ; else -> } }
}
typealias F = (Int) -> Unit
`,
};
