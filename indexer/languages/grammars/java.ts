/** The grammar of Java. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-java/tree-sitter-java.wasm",
  around: ["class A { int x = ", "; }"],
  sample: `package a.b; import static java.util.List.of; // 🦊
/** doc */ @Deprecated public final class C<T extends Number & Runnable> extends Base implements I<T>, J {
  private int a = 1, b[] = {1, /* x */ 2}; enum E { ONE("é🦊") { void f() {} }, TWO; }
  record P(int x, int... ys) {} @Override public <R> R map(Function<? super T, R> f) throws E1, E2 {
    return switch (a) { case 1 -> this.b[0]; default -> { yield super.g(x -> x + 1, C::new); } }; }
  void broken(int a { for (int i = 0; i < ; i++) { foo(; } }
}
`,
};
