/** Ranked symbols as the rows that lists show. */
import { symbolUrl } from "../contract/page-url";
import type { SymbolRow } from "../contract/symbol-row";
import type { RepositoryRecord } from "../db/admin/repository-states";
import { symbolsById } from "../db/read/symbols-with-owners";
import { textHeads } from "../db/read/text-lines";
import { knownOwners } from "../resolve/facts/kept-facts";
import { RULES } from "../resolve/languages/registry";
import type { RankedHit, SymbolHit } from "../search/port";
import type { QueryContext } from "./context";
import { ModuleNames } from "./module-names";
import { nameSymbol } from "./name-symbol";
import { reflectedField, reflectedOf } from "./navigation/reflected";
import { signatureLines } from "./signatures";
import { placeSymbol, rowHead } from "./symbol-place";

/** A symbol with its place in a list, and what its row says of its file. */
export interface DescribedHit extends Omit<RankedHit, "hit"> {
  hit: Pick<SymbolHit, "id" | "fileId" | "repositoryId" | "path" | "language"> & { scope: SymbolRow["scope"] };
}

/** Hits as rows. A hit whose file was indexed again since is left out: its successor is found next time. */
export async function describeHits(
  hits: readonly DescribedHit[],
  repositories: readonly RepositoryRecord[],
  context: QueryContext,
): Promise<SymbolRow[]> {
  const { pool } = context;
  const [symbols, heads, reflected, modules] = await Promise.all([
    symbolsById(
      pool,
      hits.map(({ hit }) => hit.id),
      knownOwners(pool),
    ),
    textHeads(
      pool,
      hits.map(({ hit }) => hit.fileId),
    ),
    reflectedOf(
      context,
      // reflection macros make any header one of C++
      hits.filter(({ hit }) => RULES[hit.language].generatedBodies).map(({ hit }) => hit.id),
    ),
    ModuleNames.of(
      context,
      hits.map(({ hit }) => hit),
    ),
  ]);
  const texts = await heads.holding([...symbols.values()].map(({ symbol }) => signatureLines(symbol)));
  const repoNames = new Map(repositories.map(({ id, name }) => [id, name]));
  return hits.flatMap(({ hit, score, signals, matched, folded }) => {
    const owned = symbols.get(hit.id);
    const repo = repoNames.get(hit.repositoryId);
    if (owned === undefined || repo === undefined) return [];
    const names = nameSymbol(owned, hit.language, hit.path);
    const row = rowHead(owned.symbol.name, names, placeSymbol(owned.symbol, texts.get(hit.fileId), hit.language));
    const found = {
      repo,
      file: hit.path,
      url: symbolUrl(repo, hit.path, names.key),
      language: hit.language,
      scope: hit.scope,
      matched: matched.map(([start, end]): [number, number] => [start, end]),
      score: Math.round(score * 100) / 100,
      rank: signals,
      folded,
    };
    return Object.assign(row, found, reflectedField(reflected.get(hit.id)), modules.field(hit));
  });
}
