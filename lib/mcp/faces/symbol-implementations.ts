import type { Implementation, symbolImplementations } from "../../contract/symbol-implementations";
import type { ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";
import { shortName } from "./parts/navigation-text";

/** Overriding methods or implementing types by path. */
export const symbolImplementationsFace: ToolFace<typeof symbolImplementations> = placeFace(
  {
    what: "implementations",
    noun: "implementation",
    row: ({ qualifiedName }: Implementation, head) => shortName(qualifiedName, head),
    facts: ({ qualifiedName, relation }: Implementation) => ({ qualifiedName, relation }),
  },
  (answer) => answer.results,
  (answer) => answer,
);
