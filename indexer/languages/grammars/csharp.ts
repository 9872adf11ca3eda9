/** The grammar of C#. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
  around: ["class A { int x = ", "; }"],
  sample: `using System.Linq; // 🦊
namespace A.B { [Serializable] public partial class C<T> : Base, I<T> where T : new() {
  public int Count { get; private set; } = 3; /* x */ event Action? E;
  public async Task<int> Run(string s = "é🦊", params int[] xs) => await xs.Where(x => x > 1).First()!;
  record P(int X, int Y); delegate void D(ref int a); static C operator +(C a, C b) { return a ?? b; }
  void Broken( { var x = $"a{b}c"; switch (x) { case > 1 and < 3: break; } foreach (var y in ) }
}}
`,
};
