/** TSX: TypeScript with elements. */
import { elementUses } from "./javascript";
import { defineLanguage } from "./table";
import { typescript } from "./typescript";

const { type_assertion: _not_in_this_grammar, ...heads } = typescript.heads;

export const tsx = defineLanguage({
  ...typescript,
  id: "tsx",
  extensions: [".tsx"],
  interpreters: [],
  heads,
  uses: { ...typescript.uses, ...elementUses },
});
