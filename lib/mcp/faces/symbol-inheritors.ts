import { z } from "zod";
import type { Inheritor, symbolInheritors } from "../../contract/symbol-inheritors";
import { leanList, type ToolFace } from "../face";
import { leanAnswer, placeFace } from "../navigation-face";
import type { OperationOutput } from "../../contract/operation";

type Answer = OperationOutput<typeof symbolInheritors>;

const inPlaces = placeFace<typeof symbolInheritors, Inheritor>(
  {
    what: "inheritors",
    noun: "type",
    row: ({ kind, qualifiedName, relation, depth }: Inheritor) =>
      `${kind.replace("_", " ")} ${qualifiedName}, ${relation}${depth > 1 ? `, level ${depth}` : ""}`,
  },
  (answer) => answer.results,
  (answer) => answer,
  blueprints,
);

/** Derived types by path, indirect ones with the level at which they stand; then Blueprints by the paths of their assets. */
export const symbolInheritorsFace: ToolFace<typeof symbolInheritors> = {
  output: leanList({ file: z.string(), line: z.int() }),
  text: inPlaces.text,
  lean: (answer) => ({
    ...leanAnswer(answer.results, answer),
    ...(answer.blueprintInheritors.length > 0 && {
      blueprintInheritors: answer.blueprintInheritors.map(({ name, assetPath, key }) => ({ name, assetPath, key })),
    }),
  }),
};

/** Assets with their parents: the chain is read off without a further question. */
function blueprints({ blueprintInheritors: found }: Answer): string {
  if (found.length === 0) return "";
  return `\nBlueprints (${found.length}):${found.map(({ assetPath, parent }) => `\n  ${assetPath}, parent ${parent}`).join("")}`;
}
