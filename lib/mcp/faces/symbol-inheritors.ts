import type { Inheritor, symbolInheritors } from "../../contract/symbol-inheritors";
import type { ToolFace } from "../face";
import { placeFace } from "../navigation-face";

/** Derived types by path; indirect ones with the level at which they stand. */
export const symbolInheritorsFace: ToolFace<typeof symbolInheritors> = placeFace(
  {
    what: "inheritors",
    noun: "type",
    row: ({ kind, qualifiedName, relation, depth }: Inheritor) =>
      `${kind.replace("_", " ")} ${qualifiedName}, ${relation}${depth > 1 ? `, level ${depth}` : ""}`,
  },
  (answer) => answer.results,
  (answer) => answer,
);
