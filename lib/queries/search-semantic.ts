/** Search by meaning: the index brings candidates, this adds what rows need. */
import { expandKinds } from "../contract/parameters";
import type { searchSemantic as operation } from "../contract/search-semantic";
import { searchUrl } from "../contract/page-url";
import { countDescribedFiles } from "../db/semantic/described-files";
import { semanticFigures } from "../db/semantic/semantic-segments";
import { env } from "../env";
import { folderTrouble } from "../semantic/embedders/engines";
import type { Query } from "./query";
import { whyNoMatches } from "./empty-reason";
import { nextCursor, offsetOf } from "./page-cursor";
import { indexStateOf, meant, repositoriesOf } from "./repositories";
import { describedSymbols } from "./semantic/described-symbols";

export const searchSemantic: Query<typeof operation> = async (input, context) => {
  const offset = offsetOf(input);
  const repositories = await repositoriesOf(context);
  const { query, repo, lang, path } = input;
  const scope = repo === undefined ? input.scope : "all";
  const wanted = { question: query, repo, lang, path, scope, kinds: expandKinds(input.kind) };
  const { rows, described, wordsAlone, standsIn } = await describedSymbols(wanted, context);
  const results = rows.slice(offset, offset + input.limit);
  const truncated = offset + results.length < rows.length;
  const index = indexStateOf(meant(repositories, { repo, scope }));
  const [figures, total] = await Promise.all([semanticFigures(context.pool), countDescribedFiles(context.pool)]);
  // What a segment holds of files that are gone by now is not described.
  const files = { described: Math.min(figures.files, total), total };
  const isOff = !env().semantic;
  const trouble = described === 0 && !isOff ? await folderTrouble() : null;
  return {
    query,
    results,
    totalMatches: rows.length,
    totalIsLowerBound: rows.length > 0,
    truncated,
    next: nextCursor(input, offset, truncated),
    index,
    emptyReason: rows.length > 0 ? null : whyNone(described, isOff ? "FATHOM_SEMANTIC is 0." : trouble, index),
    removedByFilter: {},
    nearNames: [],
    url: searchUrl(query),
    described,
    files,
    isOff,
    wordsAlone,
    ...(standsIn !== null && { standsIn }),
  };
};

function whyNone(described: number, trouble: string | null, index: Parameters<typeof whyNoMatches>[0]) {
  if (trouble !== null && described === 0) return whyNoMatches(index, {}, `Nothing is described here: ${trouble}`);
  if (described === 0 && index.state === "ready")
    return { code: "index_in_progress" as const, message: "No symbol is described yet: that follows the indexing." };
  return whyNoMatches(index, {}, "No described symbol passes the filters, or says any of it.");
}
