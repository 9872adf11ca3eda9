import type { Implementation, symbolImplementations } from "../../contract/symbol-implementations";
import type { ToolFace } from "../face";
import { placeFace } from "../navigation-face";

/** Overriding methods or implementing types by path. */
export const symbolImplementationsFace: ToolFace<typeof symbolImplementations> = placeFace(
  {
    what: "implementations",
    noun: "implementation",
    row: ({ kind, qualifiedName }: Implementation) => `${kind.replace("_", " ")} ${qualifiedName}`,
  },
  (answer) => answer.results,
  (answer) => answer,
);
