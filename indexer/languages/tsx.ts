/** TSX: TypeScript with elements. */
import { elementUses } from "./javascript";
import { defineLanguage } from "./table";
import { typescript } from "./typescript";

// `<T>value` would be an element here
const { type_assertion: _cast, ...heads } = typescript.heads;

export const tsx = defineLanguage({
  ...typescript,
  id: "tsx",
  extensions: [".tsx"],
  interpreters: [],
  heads,
  uses: { ...typescript.uses, ...elementUses },
});
