/** The messages between the supervisor and an engine's process. Documents travel as columns of numbers. */
import { z } from "zod";
import { LANGUAGES } from "../../lib/contract/vocabulary";
import { PRECISE_LINKS } from "../../lib/db/precise/precise-links";
import type { DeclaredPlace, PreciseDocument, PreciseOccurrence, PreciseRelation, PreciseSession } from "./port";

const filesSchema = z.array(z.object({ path: z.string(), language: z.enum(LANGUAGES) }));

const surroundings = {
  folder: z.string(),
  program: z.string().nullable(),
  package: z.string().optional(),
  externals: z.array(z.object({ root: z.string(), paths: z.array(z.string()) })).optional(),
};

export const toEngineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("open"), engine: z.string(), root: z.string(), files: filesSchema, ...surroundings }),
  z.object({ type: z.literal("update"), files: filesSchema, changed: z.array(z.string()) }),
  z.object({ type: z.literal("documents"), paths: z.array(z.string()) }),
]);
export type ToEngine = z.output<typeof toEngineSchema>;

const hashSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const packedSchema = z.object({
  path: z.string(),
  contentHash: hashSchema,
  /** files that targets stand in, and the bytes that the engine read of them */
  paths: z.array(z.string()),
  hashes: z.array(hashSchema.nullable()),
  /** what tells members without a symbol from others of their files */
  ways: z.array(z.string()).default([]),
  /**
   * line, column, count of targets (-1: outside), then for each index of its path, line, column, index of its way or
   * -1
   */
  occurrences: z.instanceof(Int32Array),
  /**
   * index of the kind, index of the path or -1 for its own, line, column, index of the other's path, its line, its
   * column
   */
  relations: z.instanceof(Int32Array),
  /** line, column, index of the way */
  members: z.instanceof(Int32Array).default(() => new Int32Array(0)),
});
type PackedDocument = z.output<typeof packedSchema>;

export const fromEngineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("opened") }),
  z.object({ type: z.literal("affected"), paths: z.array(z.string()) }),
  z.object({ type: z.literal("document"), document: packedSchema }),
  /** work goes on */
  z.object({ type: z.literal("alive") }),
  /**
   * all documents that were asked for were sent; milliseconds of CPU since the process began, and what did not go well
   */
  z.object({ type: z.literal("done"), cpuMs: z.number(), complaint: z.string().nullable() }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);
export type FromEngine = z.output<typeof fromEngineSchema>;

/** A document as the supervisor has it: with the bytes that the engine read of every file that targets stand in. */
export interface ReceivedDocument extends PreciseDocument {
  hashes: ReadonlyMap<string, Uint8Array | null>;
}

export function packDocument(document: PreciseDocument, session: PreciseSession): PackedDocument {
  const paths = new Indexes();
  const ways = new Indexes();
  const occurrences: number[] = [];
  for (const { line, column, targets, isOutside } of document.occurrences) {
    occurrences.push(line, column, isOutside ? -1 : targets.length);
    if (isOutside) continue;
    for (const { path, member, ...at } of targets)
      occurrences.push(paths.of(path), at.line, at.column, member === undefined ? -1 : ways.of(member));
  }
  const relations: number[] = [];
  for (const { kind, from, to } of document.relations)
    relations.push(
      ...[PRECISE_LINKS.indexOf(kind), from.path === undefined ? -1 : paths.of(from.path), from.line, from.column],
      ...[paths.of(to.path), to.line, to.column],
    );
  const members = (document.members ?? []).flatMap(({ line, column, member }) => [line, column, ways.of(member)]);
  return {
    path: document.path,
    contentHash: document.contentHash,
    paths: paths.words,
    ways: ways.words,
    hashes: paths.words.map((path) => session.contentHash(path)),
    occurrences: Int32Array.from(occurrences),
    relations: Int32Array.from(relations),
    members: Int32Array.from(members),
  };
}

/** Words by their numbers. */
class Indexes {
  readonly words: string[] = [];
  private readonly known = new Map<string, number>();

  of(word: string): number {
    let at = this.known.get(word);
    if (at === undefined) this.known.set(word, (at = this.words.push(word) - 1));
    return at;
  }
}

export function unpackDocument({ path, contentHash, ...packed }: PackedDocument): ReceivedDocument {
  const { paths, ways } = packed;
  const occurrences: PreciseOccurrence[] = [];
  for (let at = 0; at + 2 < packed.occurrences.length;) {
    const [line, column, count] = packed.occurrences.subarray(at, at + 3);
    at += 3;
    const targets = rows(packed.occurrences.subarray(at, at + Math.max(count, 0) * 4), 4).map(
      ([file, below, across, way]): DeclaredPlace => ({
        path: paths[file] ?? "",
        line: below,
        column: across,
        ...(way >= 0 && { member: ways[way] }),
      }),
    );
    at += targets.length * 4;
    occurrences.push({ line, column, targets, isOutside: count < 0 });
  }
  const relations = rows(packed.relations, 7).map(
    ([kind, own, line, column, file, below, across]): PreciseRelation => ({
      ...{
        kind: PRECISE_LINKS[kind],
        from: { line, column, ...(own >= 0 && { path: paths[own] }) },
        to: { path: paths[file] ?? "", line: below, column: across },
      },
    }),
  );
  const members = rows(packed.members, 3).map(([line, column, way]) => ({ line, column, member: ways[way] ?? "" }));
  const hashes = new Map(paths.map((each, at) => [each, packed.hashes[at]]));
  return { path, contentHash, occurrences, relations, members, hashes };
}

/** Columns as rows of so many numbers. */
const rows = (numbers: Int32Array, width: number): Int32Array[] =>
  Array.from({ length: Math.floor(numbers.length / width) }, (_, n) => numbers.subarray(n * width, (n + 1) * width));
