import type { DocumentedSymbol, symbolDoc } from "../../contract/symbol-doc";
import type { ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";

/** Longest comment in one text. */
const MAX_TEXT = 2000;

/** Signature, reflection and comment of each symbol. */
export const symbolDocFace: ToolFace<typeof symbolDoc> = placeFace(
  {
    what: "documentation",
    noun: "symbol",
    facts: ({ signature, text, inheritedFrom }: DocumentedSymbol) => ({
      signature,
      text: text?.slice(0, MAX_TEXT) ?? null,
      ...(inheritedFrom === null ? {} : { from: inheritedFrom }),
    }),
    row({ signature, text, reflection, inheritedFrom }: DocumentedSymbol) {
      const above = reflection === null ? "" : `\n    ${reflection}`;
      const from = inheritedFrom === null ? "" : ` (of ${inheritedFrom})`;
      const doc = text === null ? "no comment" : text.slice(0, MAX_TEXT).replaceAll("\n", "\n    ");
      return `${signature}${above}\n    ${doc}${from}`;
    },
  },
  (answer) => answer.results,
  (answer) => answer,
);
