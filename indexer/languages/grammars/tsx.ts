/** The grammar of TSX. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-typescript/tree-sitter-tsx.wasm",
  around: ["let x = ", ";"],
  sample: `import React, { useState as s } from "react"; // 🦊
export const App: FC<P> = ({ a, ...rest }) => { /* between */
  const [n, set] = useState<number>(0);
  return <Box.Item key="é🦊" {...rest} onClick={() => set(n + 1)}>text {n > 1 && <b />} &amp; <></></Box.Item>;
};
function broken(a: { return <div><span></div>; } interface I<T> extends J { x?: T[]; }
`,
};
