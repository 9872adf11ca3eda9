import { z } from "zod";
import { MAX_NAME, MAX_PATH, plainText } from "../../../contract/parameters";
import type { SymbolPlace } from "../../../contract/symbol-subject";
import { extraTool, type Asker } from "../extra-tool";
import { locationOf, type Location } from "./location";
import { readKinds } from "../../../queries/find/find-scope";
import { summaryText, type Entry } from "./summary";

export const searchFields = {
  query: plainText(MAX_NAME),
  matchMode: z.enum(["exact", "regex"]).optional(),
  kinds: z.array(z.string()).max(40).optional(),
  scopePath: plainText(MAX_PATH).optional(),
} as const;

/** Entries unless a limit says otherwise. */
export const SHOWN = 20;
export const limitField = z.number().int().min(1).max(200).optional();

export interface SearchAsked {
  query: string;
  matchMode?: "exact" | "regex";
  kinds?: string[];
  scopePath?: string;
}

/** The search as the operation takes it: `scopePath` may begin with a repository. */
export async function searchAsked({ query, matchMode = "exact", kinds, scopePath }: SearchAsked, asker: Asker) {
  const kind = kinds === undefined || kinds.length === 0 ? undefined : readKinds(kinds.join(","));
  const asked = { query, match: matchMode, kind, scope: "all" };
  if (scopePath === undefined) return asked;
  const { results } = await asker.ask("list_repositories", { limit: 200 });
  const repo = results.find(({ name }) => scopePath === name || scopePath.startsWith(`${name}/`))?.name;
  if (repo === undefined) return { ...asked, path: scopePath };
  const path = scopePath.slice(repo.length + 1);
  return path === "" ? { ...asked, repo } : { ...asked, repo, path };
}

export interface SearchEntry extends Location {
  name: string;
  kind: string;
  container: string | null;
  signature: string | null;
  signatureSource: "signatureHelp" | "hover" | "definitionLine" | "none";
  key: string;
}

type Row = Pick<
  SymbolPlace,
  "name" | "kind" | "container" | "signature" | "key" | "repo" | "file" | "line" | "column" | "endLine"
>;

export function searchEntry(row: Row, asker: Asker): SearchEntry {
  const { name, kind, container, key } = row;
  const signature = row.signature === "" ? null : row.signature;
  const signatureSource = signature === null ? "none" : "definitionLine";
  return { ...locationOf(row, asker), name, kind, container, signature, signatureSource, key };
}

/** `<kind> <name> (<container>) | signature: <...>` */
export const searchSummary = ({ kind, name, container, signature, ...location }: SearchEntry): Entry => ({
  location,
  summary: `${kind.replace("_", " ")} ${name}${container === null ? "" : ` (${container})`} | signature: ${signature ?? "none"}`,
});

export const symbolSearch = extraTool({
  name: "lm_clangd_symbolSearch",
  description: "Search symbols by exact name or regex.",
  input: z.strictObject({ ...searchFields, limit: limitField }),
  async answer({ limit = SHOWN, ...input }, asker) {
    const answer = await asker.ask("search_symbols", { ...(await searchAsked(input, asker)), limit });
    const entries = answer.results.map((row) => searchEntry(row, asker));
    const figures = { total: answer.totalMatches, shown: entries.length };
    return {
      text: summaryText(figures, entries.map(searchSummary)),
      structured: { kind: "symbolSearch", counts: figures, entries },
    };
  },
});
