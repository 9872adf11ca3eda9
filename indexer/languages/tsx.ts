/** TSX: TypeScript with elements. */
import { elementShapes, elementUses } from "./javascript";
import { defineLanguage } from "./table";
import { typescript } from "./typescript";
import { grammar } from "./grammars/tsx";

// `<T>value` would be an element here
const { type_assertion: _cast, ...heads } = typescript.heads;

export const tsx = defineLanguage({
  ...typescript,
  id: "tsx",
  grammar,
  extensions: [".tsx"],
  interpreters: [],
  heads,
  shapes: { ...typescript.shapes, ...elementShapes },
  uses: { ...typescript.uses, ...elementUses },
});
