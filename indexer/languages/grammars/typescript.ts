/** The grammar of TypeScript. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-typescript/tree-sitter-typescript.wasm",
  around: ["let x = ", ";"],
  sample: `import type { A, B as C } from "a"; // 🦊
/** doc */ export abstract class X<T extends A = C> extends Base<T> implements I, J {
  @dec() private readonly a?: number = 1; static #b = "é🦊"; /* between */ constructor(public x: string, y?: number) { super(x); }
  get v(): T | undefined { return this.#b!.c?.[0] as T; } abstract f(): void;
}
export default interface I2 { (a: number): string; readonly [key: string]: Map<string, A[]>; }
type M<T> = { [K in keyof T]-?: T[K] extends infer U ? U : never }; enum E { A = 1, B } namespace N.M { let x; }
const f = async <T,>({ a, b: [c] }: P) => { for (const x of y) await x\`t\${1}\`; };
function broken(a: { return <div>; } class { x( }
`,
};
