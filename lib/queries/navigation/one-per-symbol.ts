/** Declarations as a list shows them: one row for each symbol. */
import type { Declaration } from "../../resolve/facts/declaration";

/** Definitions stand for a method that is declared and defined; overloads that share a key have one each. */
export function onePerSymbol(declarations: readonly Declaration[]): Declaration[] {
  const groups = new Map<string, Declaration[]>();
  for (const d of declarations) {
    const id = `${d.repositoryId} ${d.keyHash}`;
    groups.set(id, [...(groups.get(id) ?? []), d]);
  }
  return [...groups.values()].flatMap((group) => {
    const definitions = group.filter(({ role }) => role === "definition");
    return definitions.length > 0 ? definitions : group.slice(0, 1);
  });
}
