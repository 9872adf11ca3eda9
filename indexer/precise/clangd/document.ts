/** What clangd's index says of one file, in the words of the port. Pure. */
import { lineStarts } from "../../../lib/format/line-starts";
import type { DeclaredPlace, Place, PreciseDocument, PreciseRelation } from "../port";
import type { DeclaredSymbol, DeclaredSymbols } from "./declared-symbols";
import { ReferenceKind, type Location, type Shard, type ShardReference } from "./shard-reader";

/** @param text of the file, as clangd read it */
export function documentOf(
  file: { path: string; contentHash: Uint8Array; text: string },
  shard: Shard,
  symbols: DeclaredSymbols,
  relations: readonly PreciseRelation[],
): PreciseDocument {
  const { path, contentHash, text } = file;
  const wordAt = words(text);
  const occurrences = new Map<string, PlacedMeaning>();
  for (const reference of shard.references()) {
    const meaning = meaningOf(reference, wordAt(reference.location), path, symbols);
    if (meaning === null) continue;
    const { line, column } = reference.location.start;
    const key = `${line}:${column}`;
    const known = occurrences.get(key);
    if (known === undefined) occurrences.set(key, { line, column, ...meaning });
    else merge(known, meaning);
  }
  return {
    path,
    contentHash,
    relations,
    occurrences: [...occurrences.values()]
      .map(({ line, column, targets, isOutside }) => ({ line, column, targets, isOutside }))
      .sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

interface NameMeaning {
  targets: DeclaredPlace[];
  isOutside: boolean;
  isConstructor: boolean;
}
type PlacedMeaning = NameMeaning & Place;

/** Null for what is no use of a name: declarations, what stands inside of a macro, what has no name. */
function meaningOf(
  { id, kind }: ShardReference,
  named: NameInText | null,
  path: string,
  symbols: DeclaredSymbols,
): NameMeaning | null {
  if (named === null || (kind & ReferenceKind.spelled) === 0) return null;
  if (kind & (ReferenceKind.declaration | ReferenceKind.definition)) return null;
  const { word, isTag } = named;
  const symbol = symbols.meaning(id, word, { path, declares: isTag });
  if (symbol === "outside") return { targets: [], isOutside: true, isConstructor: false };
  if (symbol === "unknown" || (symbol.name !== undefined && symbol.name !== word)) return null;
  return { targets: placesFor(path, symbol), isOutside: false, isConstructor: symbol.isConstructor };
}

/** Two programs of one repository may each define a name; a file that defines it itself means its own. */
function placesFor(path: string, { definitions, declarations }: DeclaredSymbol): DeclaredPlace[] {
  const own = definitions.filter((place) => place.path === path);
  return definitions.length > 1 && own.length > 0 ? own : [...definitions, ...declarations];
}

/**
 * Where a class and its constructor are named at once, the class is meant: which constructor follows from the call.
 */
function merge(known: PlacedMeaning, other: NameMeaning): void {
  if (known.isConstructor !== other.isConstructor && known.targets.length > 0 && other.targets.length > 0) {
    if (known.isConstructor) Object.assign(known, other);
    return;
  }
  const isNew = ({ path, line, column }: DeclaredPlace): boolean =>
    !known.targets.some((each) => each.path === path && each.line === line && each.column === column);
  known.targets.push(...other.targets.filter(isNew));
  known.isOutside = known.targets.length === 0 && (known.isOutside || other.isOutside);
}

const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;

/** A name as a text spells it. */
interface NameInText {
  word: string;
  /** `struct word` */
  isTag: () => boolean;
}

const TAG = /\b(?:struct|union|enum|class)\s+$/;
/** Characters before a name that may hold its tag. */
const MAX_TAG = 40;

/** The name that a location covers wholly; null where none does. */
function words(text: string): (location: Location) => NameInText | null {
  const starts = lineStarts(text);
  return ({ start, end }) => {
    if (start.line >= starts.length) return null;
    const at = starts[start.line] + start.column;
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0];
    if (word === undefined || start.line !== end.line || end.column - start.column !== word.length) return null;
    return { word, isTag: () => TAG.test(text.slice(Math.max(0, at - MAX_TAG), at)) };
  };
}
