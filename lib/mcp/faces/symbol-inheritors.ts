import { z } from "zod";
import type { Inheritor, symbolInheritors } from "../../contract/symbol-inheritors";
import { leanList, type ToolFace } from "./parts/face";
import { placeFace } from "./parts/navigation-face";
import { shortName } from "./parts/navigation-text";
import type { OperationOutput } from "../../contract/operation";

type Answer = OperationOutput<typeof symbolInheritors>;

/** Names of the types that indirect rows derive from, by key: those of the same page. */
const namesIn = ({ results }: Answer): ReadonlyMap<string, string> =>
  new Map(results.map(({ key, name }) => [key, name]));

/** `class Ship extends`; of an indirect one the parent that it names. */
function inPlaces(names: ReadonlyMap<string, string>) {
  const parentOf = ({ via }: Inheritor): string | null => (via === null ? null : (names.get(via) ?? nameInKey(via)));
  return placeFace<typeof symbolInheritors, Inheritor>(
    {
      what: "inheritors",
      noun: "type",
      row: (row, head) => {
        const parent = parentOf(row);
        return `${row.kind.replace("_", " ")} ${shortName(row.qualifiedName, head)}, ${row.relation}${parent === null ? "" : ` ${parent}`}`;
      },
      facts: (row) => {
        const parent = parentOf(row);
        return { kind: row.kind, relation: row.relation, ...(parent === null ? {} : { parent, depth: row.depth }) };
      },
    },
    (answer) => answer.results,
    (answer) => answer,
    () => [],
    blueprints,
  );
}

/** The name that a key ends with. */
const nameInKey = (key: string): string => /([^\s#/.:()`]+)[#/.:()`]*$/.exec(key)?.[1] ?? key;

/**
 * Derived types by path, indirect ones with the parent that they name; then Blueprints by the paths of their assets.
 */
export const symbolInheritorsFace: ToolFace<typeof symbolInheritors> = {
  output: leanList({ file: z.string(), line: z.int() }),
  text: (answer) => inPlaces(namesIn(answer)).text(answer),
  lean: (answer) => ({
    ...inPlaces(namesIn(answer)).lean(answer),
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
