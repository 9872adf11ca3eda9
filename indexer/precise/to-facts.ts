/**
 * An engine's document as what is stored of it: places become symbols by name and key. A member that the index has no
 * symbol for has a key of its own; any other name that means no symbol (a local, a parameter) is left to rules.
 * Refuses a document whose targets stand in texts that the index does not hold as the engine read them.
 */
import {
  encodePreciseFacts,
  memberKey,
  type DeclaredMember,
  type PreciseMeaning,
  type PreciseTarget,
  type PreciseUse,
} from "../../lib/format/precise-facts";
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
    path: document.path,
    contentHash: document.contentHash,
    facts: encodePreciseFacts(usesOf(document, symbolAt), membersOf(document, symbolAt)),
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
    const meant = targets.flatMap((target) => symbolAt(target) ?? unlisted(target));
    if (isOutside) uses.push({ line, column, targets: null });
    else if (meant.length > 0) uses.push({ line, column, targets: unique(meant) });
  }
  return uses.sort((a, b) => a.line - b.line || a.column - b.column);
}

const unlisted = ({ path, member }: DeclaredPlace): PreciseMeaning[] =>
  member === undefined ? [] : [{ home: path, keyHash: memberKey(path, member) }];

function membersOf({ path, members = [] }: ReceivedDocument, symbolAt: SymbolAt): DeclaredMember[] {
  return members
    .filter((place) => symbolAt({ path, ...place }) === undefined)
    .map(({ line, column, member }) => ({ line, column, keyHash: memberKey(path, member) }));
}

function linksOf({ path, relations }: ReceivedDocument, symbolAt: SymbolAt): PreciseLink[] {
  return relations.flatMap(({ kind, from, to }) => {
    const [below, above] = [symbolAt({ ...from, path: from.path ?? path }), symbolAt(to)];
    return below && above ? [{ kind, from: below, to: above }] : [];
  });
}

const unique = (meant: readonly PreciseMeaning[]): PreciseMeaning[] => [
  ...new Map(meant.map((each) => [each.keyHash, each])).values(),
];
