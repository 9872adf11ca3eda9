/** The rows of `reference` that can hold uses of some symbols, nearest first. Decides nothing about a use. */
import type { LanguageId } from "../contract/vocabulary";
import type { Queryable } from "../db/pool";
import { aliasesOf } from "../db/reference-rows";
import type { CodeIndex } from "./code-index";
import { filesThatSee } from "./file-private";
import type { NamedUses } from "./index-reads";
import { NAME_RULES } from "./name-rules";
import { isUnrealPath } from "./unreal-paths";
import type { Target } from "./use";

/** A file's uses of one name. */
export interface UseRow extends NamedUses {
  name: string;
}

/** Of the targets' names, and of the names under which files import them. In no order. */
export async function rowsOfTargets(targets: readonly Target[], code: CodeIndex, pool: Queryable): Promise<UseRow[]> {
  const families = new Set(targets.flatMap((target) => [...NAME_RULES[target.head.language].family]));
  const names = [...new Set(targets.flatMap((target) => target.names))];
  const rows = await Promise.all(names.map((name) => rowsOfName(name, code)));
  const own = rows.flat().filter(({ name, place }) => isUnrealPath(name) || families.has(place.language as LanguageId));
  const declarations = targets.flatMap((target) => target.declarations);
  const files = await filesThatSee(declarations, code);
  if (files !== null) return own.filter(({ place }) => files.has(place.fileId));
  return [...own, ...(await aliasRows(targets, code, pool))];
}

export async function rowsOfName(name: string, code: CodeIndex): Promise<UseRow[]> {
  return (await code.uses(name)).map(({ place, post, count }) => ({ place, post, count, name }));
}

async function aliasRows(targets: readonly Target[], code: CodeIndex, pool: Queryable): Promise<UseRow[]> {
  const rows: UseRow[] = [];
  for (const { head, names, declarations } of targets) {
    if (!NAME_RULES[head.language].needsImport || head.holderKind !== null) continue;
    const aliases = await aliasesOf(
      pool,
      declarations.map((d) => d.fileId),
      head.name,
    );
    for (const name of new Set(aliases.map((alias) => alias.name))) {
      if (names.includes(name)) continue;
      const files = new Set(aliases.filter((alias) => alias.name === name).map((alias) => alias.fileId));
      for (const row of await rowsOfName(name, code)) if (files.has(row.place.fileId)) rows.push(row);
    }
  }
  return rows;
}

export const countUses = (rows: readonly NamedUses[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Own code first, then the symbol's own repository and files, then by path. */
export function nearestFirst(rows: readonly UseRow[], targets: readonly Target[]): UseRow[] {
  const files = new Set(targets.flatMap((target) => target.declarations.map((d) => d.fileId)));
  const repositories = new Set(targets.map((target) => target.head.repositoryId));
  const rank = ({ place }: UseRow) =>
    (place.scope === "user" ? 0 : 4) +
    (repositories.has(place.repositoryId) ? 0 : 2) +
    (files.has(place.fileId) ? 0 : 1);
  const ranked: UseRow[][] = Array.from({ length: 8 }, () => []);
  for (const row of rows) ranked[rank(row)].push(row);
  // Rows of one name come by place; those of several have to be put so.
  if (new Set(rows.map(({ name }) => name)).size > 1) for (const list of ranked) list.sort(byPlace);
  return ranked.flat();
}

function byPlace({ place: a, post: one }: UseRow, { place: b, post: other }: UseRow): number {
  return compare(a.repo, b.repo) || compare(a.path, b.path) || one.length - other.length;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
