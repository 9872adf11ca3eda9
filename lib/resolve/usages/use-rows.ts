/**
 * The rows of `reference` that can hold uses of some symbols, nearest first. Does not decide whether a row is a use.
 */
import type { LanguageId } from "../../contract/vocabulary";
import type { Queryable } from "../../db/pool";
import { aliasesOf } from "../../db/read/reference-rows";
import type { CodeIndex } from "../facts/code-index";
import { groupBy } from "../facts/group-by";
import { filesThatSee } from "../visibility/file-private";
import type { UseRow } from "../facts/named-uses";
import { mayMean } from "./package-uses";
import { ENGINE } from "../languages/engine";
import type { Target } from "./use";
import { RULES } from "../languages/registry";

/** Of the targets' names, and of the names under which files import them. In no order. */
export async function rowsOfTargets(targets: readonly Target[], code: CodeIndex, pool: Queryable): Promise<UseRow[]> {
  const families = new Set(targets.flatMap((target) => [...RULES[target.head.language].family]));
  const names = [...new Set(targets.flatMap((target) => target.names))];
  const rows = await Promise.all(names.map(async (name) => (await code.uses(name)).filter(mayMean(targets, name))));
  const own = rows
    .flat()
    .filter(({ name, place }) => ENGINE.isPath(name) || families.has(place.language as LanguageId));
  const declarations = targets.flatMap((target) => target.declarations);
  const files = await filesThatSee(declarations, code);
  if (files !== null) return own.filter(({ place }) => files.has(place.fileId));
  return [...own, ...(await aliasRows(targets, code, pool))];
}

async function aliasRows(targets: readonly Target[], code: CodeIndex, pool: Queryable): Promise<UseRow[]> {
  const rows: UseRow[] = [];
  for (const { head, names, declarations } of targets) {
    const { needsImport, imports, family } = RULES[head.language];
    if (!needsImport || head.holderKind !== null) continue;
    const files = declarations.map((d) => d.fileId);
    for (const [name, known] of groupBy(await aliasesOf(pool, files, head.name), ({ name }) => name)) {
      if (names.includes(name)) continue;
      const users = new Set(known.map(({ fileId }) => fileId));
      // A path leads to the name that a module gives, through no import of the module's file: `crate::stamp(4)`.
      const isAnywhere = imports === "module path";
      const mayKnow = ({ fileId, language }: UseRow["place"]): boolean =>
        users.has(fileId) || (isAnywhere && family.has(language as LanguageId));
      rows.push(...(await code.uses(name)).filter(({ place }) => mayKnow(place)));
    }
  }
  return rows;
}

export const countUses = (rows: readonly UseRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/**
 * The files that C lets use any of these symbols, those that include a declaration and those that are included beside
 * one; null where that is not known, or not told by includes because the files that use the name include nothing that
 * is indexed. A file of whose includes only some are indexed may use the symbols as well.
 */
export async function filesIncluding(
  targets: readonly Target[],
  rows: readonly UseRow[],
  code: CodeIndex,
): Promise<((fileId: number) => boolean) | null> {
  if (!targets.every(({ head }) => RULES[head.language].includes)) return null;
  const own = [...new Set(targets.flatMap(({ declarations }) => declarations.map(({ fileId }) => fileId)))];
  const including = await code.including(own);
  if (including === null) return null;
  if (including.size === 0 && !(await code.includeMuch(rows.map(({ place }) => place.fileId)))) return null;
  const included = await Promise.all(own.slice(0, MAX_INCLUDERS).map((id) => code.included(id)));
  const ownFiles = new Set(own);
  return (fileId) => ownFiles.has(fileId) || including.has(fileId) || included.some((includes) => includes(fileId));
}

/** Own code first, then the symbol's own repository and files, then by path. */
export function nearestFirst(rows: readonly UseRow[], targets: readonly Target[]): UseRow[] {
  const files = new Set(targets.flatMap((target) => target.declarations.map((d) => d.fileId)));
  const repositories = new Set(targets.map((target) => target.head.repositoryId));
  const rank = ({ place }: UseRow) =>
    (place.repositoryScope === "user" ? 0 : 4) +
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

/** Files with declarations whose own includes are looked through. */
const MAX_INCLUDERS = 20;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
