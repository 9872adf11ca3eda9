/** The grammar of JavaScript. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-javascript/tree-sitter-javascript.wasm",
  around: ["let x = ", ";"],
  sample: `#!/usr/bin/env node
import d, * as ns from "x"; // 🦊
/** doc */ export class A extends (B, C) { static #p = 1; get x() { return this.#p; } async *gen() { yield* f?.(1); } /* x */ }
const { a, b: { c = 1 }, ...r } = require("é🦊"), g = (x, y) => ({ x, [y]: /re/gi, m() {} });
label: for (var i in o) { if (i) continue label; else throw new Error(\`t\${i}\`) }
module.exports = { A, f: function named() {} }; <div a="b">{c}</div>;
function broken( { return 1 + ; } let = ;
`,
};
