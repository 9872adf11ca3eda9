/**
 * An engine's document as what is stored of it: places become symbols by name and key. A name that means no symbol of the index (a local, a
 * parameter) is left to rules. Refuses a document whose targets stand in texts that the index does not hold as the engine read them.
 */
import { encodePreciseFacts, type PreciseTarget, type PreciseUse } from "../../lib/format/precise-facts";
import type { PreciseFileRow } from "../../lib/db/precise/precise-files";
import type { PreciseLink } from "../../lib/db/precise/precise-links";
import type { DeclaredPlaces } from "./declared-places";
import type { ReceivedDocument } from "./messages";
import type { DeclaredPlace } from "./port";

type SymbolAt = (place: DeclaredPlace) => PreciseTarget | undefined;

/** Rows of those documents that fit the index. */
export async function toFacts(
  documents: readonly ReceivedDocument[],
  places: DeclaredPlaces,
): Promise<PreciseFileRow[]> {
  const fitting = documents.filter((document) => fits(document, places));
  const symbolAt = await places.read(fitting.flatMap(({ path, hashes }) => [path, ...hashes.keys()]));
  return fitting.map((document) => ({
    ...{ path: document.path, contentHash: document.contentHash },
    facts: encodePreciseFacts(usesOf(document, symbolAt)),
    links: linksOf(document, symbolAt),
  }));
}

/** A target in a file that the index does not hold at all is no reason to wait: it never will. */
function fits({ path, contentHash, hashes }: ReceivedDocument, places: DeclaredPlaces): boolean {
  if (!places.holds(path, contentHash)) return false;
  return [...hashes].every(([target, hash]) => !places.knows(target) || places.holds(target, hash));
}

function usesOf({ occurrences }: ReceivedDocument, symbolAt: SymbolAt): PreciseUse[] {
  const uses: PreciseUse[] = [];
  for (const { line, column, targets, isOutside } of occurrences) {
    const symbols = targets.flatMap((target) => symbolAt(target) ?? []);
    if (isOutside) uses.push({ line, column, targets: null });
    else if (symbols.length > 0) uses.push({ line, column, targets: unique(symbols) });
  }
  return uses.sort((a, b) => a.line - b.line || a.column - b.column);
}

function linksOf({ path, relations }: ReceivedDocument, symbolAt: SymbolAt): PreciseLink[] {
  return relations.flatMap(({ kind, from, to }) => {
    const [below, above] = [symbolAt({ path, ...from }), symbolAt(to)];
    return below && above ? [{ kind, from: below, to: above }] : [];
  });
}

const unique = (symbols: readonly PreciseTarget[]): PreciseTarget[] => [
  ...new Map(symbols.map((symbol) => [symbol.keyHash, symbol])).values(),
];
