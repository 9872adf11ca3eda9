/**
 * Suggests similar names for a name that no symbol has, within the filters of the question: names of another
 * repository were not asked for.
 */
import type { FileLanguage } from "../contract/vocabulary";
import { CodeIndex } from "../resolve/facts/code-index";
import type { Declaration } from "../resolve/facts/declaration";
import type { QueryContext } from "./context";
import { repositoriesOf } from "./repositories";

/** Names that are offered. */
const MOST = 8;

interface NearFilters {
  repo?: string;
  lang?: FileLanguage;
}

/** The most similar names of symbols within the filters. */
export async function nearNamesWithin(name: string, filters: NearFilters, context: QueryContext): Promise<string[]> {
  if (name === "") return [];
  const engine = await context.search();
  const repository = (await repositoriesOf(context)).find((each) => each.name === filters.repo);
  const filter = { scope: "all" as const, repositoryId: repository?.id, language: filters.lang };
  const found = await engine.search({ query: name, match: "auto", filter, limit: MOST, offset: 0 });
  const near = await namesWithin(found.nearNames, filters, context);
  return [...new Set([...near, ...found.rows.map(({ hit }) => hit.name)])].filter((each) => each !== name);
}

/** Those of the given names that a symbol within the filters has. */
export async function namesWithin(
  names: readonly string[],
  { repo, lang }: NearFilters,
  context: QueryContext,
): Promise<string[]> {
  if (repo === undefined && lang === undefined) return [...names];
  return namesWhere(
    names,
    (d) => (repo === undefined || d.repo === repo) && (lang === undefined || d.language === lang),
    context,
  );
}

/** Those of the given names that a symbol in one of these files has. */
export const namesInFiles = (
  names: readonly string[],
  files: ReadonlySet<number>,
  context: QueryContext,
): Promise<string[]> => namesWhere(names, ({ fileId }) => files.has(fileId), context);

async function namesWhere(
  names: readonly string[],
  isMeant: (declaration: Declaration) => boolean,
  context: QueryContext,
): Promise<string[]> {
  const code = new CodeIndex(context.pool);
  await code.prefetchNames(names);
  const declared = await Promise.all(names.map((name) => code.declarations(name)));
  return names.filter((_name, at) => declared[at].some(isMeant));
}
