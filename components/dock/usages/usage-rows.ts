/** Usages as flat rows: by file, in the order of the answer; those that are only possible in a group of their own. */
import type { Usage } from "@/lib/contract/symbol-usages";
import { basisWord, tierOf } from "../../certainty/tiers";
import { counted } from "../../words/figures";
import { possibleGroup } from "../possible-group";
import type { TreeRow } from "../../ui/tree/tree-row";

export type UsageRow = TreeRow &
  ({ type: "file"; repo: string; file: string; uses: number } | { type: "possible"; uses: number } | UseRow);
interface UseRow {
  type: "use";
  use: Usage;
  /** How many uses of the name stand before it in its line. */
  nth: number;
}

/**
 * @param toggled ids whose folding is the other way round than it would be
 * @param possibleTotal how many possible uses there are; more than are listed while they are read
 */
export function usageRows(
  sure: readonly Usage[],
  possible: readonly Usage[],
  toggled: ReadonlySet<string>,
  possibleTotal = possible.length,
): UsageRow[] {
  const files = byFile(sure);
  const outer = files.length + (possible.length > 0 ? 1 : 0);
  const rows = files.flatMap((uses, at) => fileRows(uses, { level: 1, at, of: outer, prefix: "" }, toggled));
  if (possible.length === 0) return rows;
  const group = possibleGroup(possibleTotal, "usage", outer, toggled);
  rows.push({ ...group, uses: possibleTotal });
  if (!group.expanded) return rows;
  const guesses = byFile(possible);
  return [
    ...rows,
    ...guesses.flatMap((uses, at) =>
      fileRows(uses, { level: 2, at, of: guesses.length, prefix: "possible:" }, toggled),
    ),
  ];
}

function byFile(uses: readonly Usage[]): Usage[][] {
  const files = new Map<string, Usage[]>();
  for (const use of uses) {
    const file = `${use.repo}/${use.file}`;
    const known = files.get(file);
    if (known === undefined) files.set(file, [use]);
    else known.push(use);
  }
  return [...files.values()];
}

interface Where {
  level: number;
  at: number;
  of: number;
  prefix: string;
}

function fileRows(uses: readonly Usage[], { level, at, of, prefix }: Where, toggled: ReadonlySet<string>): UsageRow[] {
  const [{ repo, file }] = uses;
  const id = `${prefix}${repo}/${file}`;
  const expanded = !toggled.has(id);
  const name = file.slice(file.lastIndexOf("/") + 1);
  const label = `${file}, ${counted(uses.length, "usage")}`;
  const head: UsageRow = {
    type: "file",
    id,
    level,
    position: at + 1,
    siblings: of,
    expanded,
    label,
    name,
    repo,
    file,
    uses: uses.length,
  };
  if (!expanded) return [head];
  return [
    head,
    ...uses.map((use, index): UsageRow => {
      const nth = uses.filter(({ line, column }) => line === use.line && column < use.column).length;
      return {
        ...{
          type: "use",
          use,
          nth,
          id: `${id}:${use.line}:${use.column}:${use.role}`,
          level: level + 1,
          expanded: null,
        },
        position: index + 1,
        siblings: uses.length,
        label: labelOf(use),
        name: use.preview.trim(),
      };
    }),
  ];
}

function labelOf({ line, role, basis, enclosing, preview }: Usage): string {
  const inside = enclosing === null ? "" : ` in ${enclosing.qualifiedName}`;
  return `line ${line}, ${role.replaceAll("_", " ")}${inside}, ${tierOf(basis)} by ${basisWord(basis)}: ${preview}`;
}
