/** A walker's document in the words of the port. Pure. */
import { NONE_OF } from "../../../lib/format/precise-facts";
import type { DeclaredPlace, PreciseDocument, PreciseOccurrence, PreciseRelation } from "../port";
import type { WalkedDocument } from "./protocol";

const KINDS = ["base", "override"] as const;
const TARGET = 3;

/** @throws RangeError where the columns do not add up */
export function asDocument(walked: WalkedDocument): {
  document: PreciseDocument;
  /** of the file and of those that targets stand in */
  hashes: ReadonlyMap<string, Uint8Array>;
} {
  const { path } = walked;
  const hashes = new Map([[path, walked.hash] as const, ...walked.files].map(([file, hash]) => [file, bytes(hash)]));
  const contentHash = bytes(walked.hash);
  const paths = walked.files.map(([file]) => file);
  const document = {
    path,
    contentHash,
    occurrences: occurrencesIn(walked, paths),
    relations: relationsIn(walked, paths),
  };
  return { document, hashes };
}

const bytes = (hash: string): Uint8Array => new Uint8Array(Buffer.from(hash, "hex"));

function occurrencesIn({ path, occurrences: numbers }: WalkedDocument, paths: readonly string[]): PreciseOccurrence[] {
  const found: PreciseOccurrence[] = [];
  for (let at = 0; at < numbers.length;) {
    const [line, column, count] = numbers.slice(at, at + 3);
    at += 3;
    const told = count < 0 ? -1 - count : count;
    const targets = Array.from({ length: told }, (_, n) => targetAt(numbers, at + n * TARGET, paths));
    at += told * TARGET;
    const isNone = count < 0 && told > 0;
    const all = isNone ? [{ path, line, column, member: NONE_OF }, ...targets] : targets;
    found.push({ line, column, targets: all, isOutside: all.length === 0 });
  }
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
}

function relationsIn({ relations: numbers }: WalkedDocument, paths: readonly string[]): PreciseRelation[] {
  const width = 3 + TARGET;
  return Array.from({ length: Math.floor(numbers.length / width) }, (_, n) => {
    const [kind, line, column] = numbers.slice(n * width, n * width + 3);
    return { kind: KINDS[kind] ?? "base", from: { line, column }, to: targetAt(numbers, n * width + 3, paths) };
  });
}

function targetAt(numbers: readonly number[], at: number, paths: readonly string[]): DeclaredPlace {
  const [file, line, column] = numbers.slice(at, at + TARGET);
  const path = paths[file];
  if (path === undefined || column === undefined) throw new RangeError("A walker's target stands in no file.");
  return { path, line, column };
}
