/** Loads all that a card says about a name before it opens, so that a card never grows under the pointer. */
import type { QueryClient } from "@tanstack/react-query";
import { declarationQuery, symbolAtQuery } from "@/lib/client/queries/symbols";
import { symbolPageUrl } from "@/lib/contract/page-url";
import type { Reflected } from "@/lib/contract/reflection";
import type { DeclaredSymbol } from "@/lib/contract/symbol-declaration";
import type { MeaningRow } from "@/lib/contract/symbol-at";
import { SYMBOL_KINDS, type Basis, type FileLanguage, type SymbolKind } from "@/lib/contract/vocabulary";
import { loadEvidence } from "../certainty/use-evidence";
import { isAt, isPlaced, meaningsOf, outcomeOf, whyNowhere, type CodePlace } from "../navigate/outcome";

export interface NameCard {
  name: string;
  qualifiedName: string;
  /** In words; of a symbol its kind. */
  what: string;
  kind: SymbolKind | null;
  language: FileLanguage | null;
  signature: string;
  /** As it is written; empty when there is none. */
  doc: string;
  reflected: Reflected | undefined;
  basis: Basis;
  /** What was seen at the place; undefined where its line is not at hand. */
  why: string | undefined;
  container: string | null;
  /** Where else it stands: from a definition its declaration, from everywhere else its definition. */
  elsewhere: { words: string; place: string; file: string; url: string } | null;
  /** Further symbols that may be meant. */
  others: number;
  /** Why there is nothing to open; null when there is. */
  outside: string | null;
  /** Address of the symbol; null for what has none of its own. */
  url: string | null;
  /** Its own page. */
  page: string | null;
  /** How its usages are asked for; null for what is outside or a file. */
  asked: { key: string } | CodePlace | null;
}

/** Null when there is no name at the place, or nothing is known about it. */
export async function loadNameCard(client: QueryClient, at: CodePlace): Promise<NameCard | null> {
  const answer = await client.fetchQuery(symbolAtQuery(at));
  const meanings = meaningsOf(answer);
  const meaning = meanings.at(0);
  if (meaning === undefined) return null;
  const [declared, why] = await Promise.all([declaredAs(client, meaning), loadEvidence(client, at, meaning)]);
  const { name, basis, container = null, qualifiedName = name, signature = "" } = meaning;
  const symbols = new Set(meanings.map(({ key, file, line }) => key ?? `${file}:${line}`));
  const doc = declared?.declarations.find((each) => each.doc !== null)?.doc ?? "";
  return {
    name,
    basis,
    why,
    container,
    qualifiedName,
    signature,
    doc,
    what: meaning.kind.replaceAll("_", " "),
    kind: SYMBOL_KINDS.find((each) => each === meaning.kind) ?? null,
    language: meaning.language ?? null,
    reflected: declared?.reflected,
    elsewhere: elsewhereOf(meanings, at),
    others: symbols.size - 1,
    outside: isPlaced(meaning) ? null : whyNowhere(outcomeOf(meanings, at), answer.symbol),
    url: meaning.key === undefined ? null : (meaning.url ?? null),
    page: meaning.key === undefined || meaning.repo === undefined ? null : symbolPageUrl(meaning.repo, meaning.key),
    asked: askedOf(meaning, at),
  };
}

async function declaredAs(client: QueryClient, { key, repo }: MeaningRow): Promise<DeclaredSymbol | undefined> {
  if (key === undefined) return undefined;
  const asked = declarationQuery({ key, scope: "all", context_lines: 0, limit: 5 });
  const { results } = await client.fetchQuery({ ...asked, staleTime: 60_000 });
  return results.find((symbol) => symbol.repo === repo) ?? results.at(0);
}

function elsewhereOf(meanings: readonly MeaningRow[], at: CodePlace): NameCard["elsewhere"] {
  // Where a type is only named ahead, nothing more is to be read.
  const target = meanings.filter(isPlaced).find((each) => !isAt(each, at) && each.role !== "forward_declaration");
  if (target === undefined) return null;
  const { file, line, role, url, kind } = target;
  const words = kind === "file" ? "" : role === "definition" || kind === "local" ? "defined in" : "declared in";
  return { words, place: `${file.slice(file.lastIndexOf("/") + 1)}:${line}`, file, url };
}

function askedOf(meaning: MeaningRow, at: CodePlace): NameCard["asked"] {
  if (!isPlaced(meaning) || meaning.kind === "file") return null;
  return meaning.key === undefined ? at : { key: meaning.key };
}
