/** Gathers declarations by the symbol they belong to. Pure: rows in, groups out, best first. */
import { KIND_GROUPS, SYMBOL_ROLES, type SymbolKind } from "../../contract/vocabulary";
import type { Declaration } from "../../resolve/facts/declaration";
import type { DeclaredHead } from "../../resolve/facts/declared-head";

/** One symbol: a key inside one repository, and what only names it elsewhere. */
export interface SymbolGroup<Row extends DeclaredHead = Declaration> {
  keyHash: bigint;
  kind: SymbolKind;
  /** definitions first; empty when the symbol is only forward declared */
  declarations: Row[];
  forward: Row[];
}

/**
 * Groups by key and repository. A repository that only names a type ahead adds to the repository that declares it:
 * an engine's class that a game names ahead is the engine's.
 */
export function groupBySymbol<Row extends DeclaredHead>(rows: readonly Row[]): SymbolGroup<Row>[] {
  // Lists, not maps: of thousands of keys nearly all stand in one repository, and rows of one follow each other.
  const byKey = new Map<bigint, SymbolGroup<Row>[]>();
  for (const row of rows) {
    const groups = byKey.get(row.keyHash) ?? [];
    if (groups.length === 0) byKey.set(row.keyHash, groups);
    let group = groups.findLast((each) => homeOf(each) === row.repositoryId);
    if (!group) groups.push((group = emptyGroup<Row>(row)));
    (row.role === "forward_declaration" ? group.forward : group.declarations).push(row);
  }
  return bestFirst([...byKey.values()].flatMap(gatherForward));
}

const homeOf = (group: SymbolGroup<DeclaredHead>): number => headOf(group).repositoryId;

function emptyGroup<Row extends DeclaredHead>(row: Row): SymbolGroup<Row> {
  return { keyHash: row.keyHash, kind: row.kind, declarations: [], forward: [] };
}

function gatherForward<Row extends DeclaredHead>(groups: SymbolGroup<Row>[]): SymbolGroup<Row>[] {
  const declared = groups.filter((group) => group.declarations.length > 0);
  const named = groups.filter((group) => group.declarations.length === 0);
  const [home, ...further] = declared.length > 0 ? declared : named;
  for (const group of named) if (group !== home) home.forward.push(...group.forward);
  return [home, ...(declared.length > 0 ? further : [])];
}

/** The row that stands for a group: its best declaration, or the first place that names it. */
export function headOf<Row extends DeclaredHead>(group: SymbolGroup<Row>): Row {
  return group.declarations[0] ?? group.forward[0];
}

/**
 * The reader's own before external, declared before only named, types before callables before the rest, then by place.
 */
function bestFirst<Row extends DeclaredHead>(groups: readonly SymbolGroup<Row>[]): SymbolGroup<Row>[] {
  const ranked = groups.map((group) => {
    const { repo, path, fileId, ordinal } = headOf(group);
    return { group, rank: rankOf(group), repo, length: path.length, fileId, ordinal };
  });
  ranked.sort(
    (a, b) =>
      a.rank - b.rank ||
      (a.repo === b.repo ? a.length - b.length : a.repo < b.repo ? -1 : 1) ||
      a.fileId - b.fileId ||
      a.ordinal - b.ordinal,
  );
  return ranked.map(({ group }) => group);
}

function rankOf(group: SymbolGroup<DeclaredHead>): number {
  const head = headOf(group);
  return (head.repositoryScope === "user" ? 0 : 100) + SYMBOL_ROLES.indexOf(head.role) * 10 + kindRank(group.kind);
}

const KIND_ORDER: readonly (readonly SymbolKind[])[] = [KIND_GROUPS.type, KIND_GROUPS.function, KIND_GROUPS.scope];

function kindRank(kind: SymbolKind): number {
  const rank = KIND_ORDER.findIndex((kinds) => kinds.includes(kind));
  return rank < 0 ? KIND_ORDER.length : rank;
}
