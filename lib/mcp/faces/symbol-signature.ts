import type { SignedSymbol, symbolSignature } from "../../contract/symbol-signature";
import type { ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";

/** One signature per declaration. */
export const symbolSignatureFace: ToolFace<typeof symbolSignature> = placeFace(
  {
    what: "signature",
    noun: "declaration",
    facts: ({ signature, role }: SignedSymbol) => ({ signature, role }),
    row: ({ signature, role }: SignedSymbol) => `${signature} (${role.replace("_", " ")})`,
  },
  (answer) => answer.results,
  (answer) => answer,
);
