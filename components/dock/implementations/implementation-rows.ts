/** Implementations as flat rows: in the order of the answer, those that are only possible in a group of their own. */
import type { Implementation } from "@/lib/contract/symbol-implementations";
import { basisWord, tierOf } from "../../certainty/tiers";
import { kindWord } from "../../words/kinds";
import { possibleGroup } from "../possible-group";
import type { TreeRow } from "../../ui/tree/tree-row";

export type ImplementationRow = TreeRow &
  ({ type: "implementation"; symbol: Implementation } | { type: "possible"; rows: number });

/** @param toggled ids whose folding is the other way round than it would be */
export function implementationRows(
  symbols: readonly Implementation[],
  toggled: ReadonlySet<string>,
): ImplementationRow[] {
  const sure = symbols.filter(({ basis }) => tierOf(basis) !== "possible");
  const possible = symbols.filter(({ basis }) => tierOf(basis) === "possible");
  const outer = sure.length + (possible.length > 0 ? 1 : 0);
  const rows = sure.map((symbol, at) => rowOf(symbol, 1, at, outer));
  if (possible.length === 0) return rows;
  const group = possibleGroup(possible.length, "implementation", outer, toggled);
  rows.push({ ...group, rows: possible.length });
  return group.expanded ? [...rows, ...possible.map((symbol, at) => rowOf(symbol, 2, at, possible.length))] : rows;
}

function rowOf(symbol: Implementation, level: number, at: number, siblings: number): ImplementationRow {
  const { kind, name, container, relation, basis, repo, file, line } = symbol;
  const owner = container === null ? "" : `, ${container}`;
  return {
    type: "implementation",
    symbol,
    level,
    position: at + 1,
    siblings,
    expanded: null,
    id: `${repo}/${file}:${line}:${symbol.column}`,
    label: `${kindWord(kind)} ${name}${owner}, ${relation}, ${tierOf(basis)} by ${basisWord(basis)}, ${file} line ${line}`,
  };
}
