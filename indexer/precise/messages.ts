/** What the supervisor tells an engine's process, and what that answers. Documents travel as columns of numbers. */
import { z } from "zod";
import { LANGUAGES } from "../../lib/contract/vocabulary";
import { PRECISE_LINKS } from "../../lib/db/precise/precise-links";
import type { DeclaredPlace, PreciseDocument, PreciseOccurrence, PreciseRelation, PreciseSession } from "./port";

const filesSchema = z.array(z.object({ path: z.string(), language: z.enum(LANGUAGES) }));

const surroundings = { folder: z.string(), program: z.string().nullable() };

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
  /** line, column, count of targets (-1: outside), then for each index of its path, line, column */
  occurrences: z.instanceof(Int32Array),
  /** index of the kind, line, column, index of the other's path, its line, its column */
  relations: z.instanceof(Int32Array),
});
type PackedDocument = z.output<typeof packedSchema>;

export const fromEngineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("opened") }),
  z.object({ type: z.literal("affected"), paths: z.array(z.string()) }),
  z.object({ type: z.literal("document"), document: packedSchema }),
  /** work goes on */
  z.object({ type: z.literal("alive") }),
  /** all documents that were asked for were sent; milliseconds of CPU since the process began, and what did not go well */
  z.object({ type: z.literal("done"), cpuMs: z.number(), complaint: z.string().nullable() }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);
export type FromEngine = z.output<typeof fromEngineSchema>;

/** A document as the supervisor has it: with the bytes that the engine read of every file that targets stand in. */
export interface ReceivedDocument extends PreciseDocument {
  hashes: ReadonlyMap<string, Uint8Array | null>;
}

export function packDocument(document: PreciseDocument, session: PreciseSession): PackedDocument {
  const paths = new Map<string, number>();
  const occurrences: number[] = [];
  const put = (list: number[], { path, line, column }: DeclaredPlace): void => {
    const at = paths.get(path) ?? paths.size;
    paths.set(path, at);
    list.push(at, line, column);
  };
  for (const { line, column, targets, isOutside } of document.occurrences) {
    occurrences.push(line, column, isOutside ? -1 : targets.length);
    if (!isOutside) for (const target of targets) put(occurrences, target);
  }
  const relations: number[] = [];
  for (const { kind, from, to } of document.relations) {
    relations.push(PRECISE_LINKS.indexOf(kind), from.line, from.column);
    put(relations, to);
  }
  return {
    ...{ path: document.path, contentHash: document.contentHash, paths: [...paths.keys()] },
    hashes: [...paths.keys()].map((path) => session.contentHash(path)),
    ...{ occurrences: Int32Array.from(occurrences), relations: Int32Array.from(relations) },
  };
}

export function unpackDocument({ path, contentHash, ...packed }: PackedDocument): ReceivedDocument {
  const { paths, occurrences: numbers, relations: linked } = packed;
  const placeAt = (list: Int32Array, at: number): DeclaredPlace => ({
    ...{ path: paths[list[at]] ?? "", line: list[at + 1], column: list[at + 2] },
  });
  const occurrences: PreciseOccurrence[] = [];
  for (let at = 0; at + 2 < numbers.length;) {
    const [line, column, count] = numbers.subarray(at, at + 3);
    at += 3;
    const targets = Array.from({ length: Math.max(count, 0) }, (_, n) => placeAt(numbers, at + n * 3));
    at += targets.length * 3;
    occurrences.push({ line, column, targets, isOutside: count < 0 });
  }
  const relations: PreciseRelation[] = [];
  for (let at = 0; at + 5 < linked.length; at += 6) {
    const kind = PRECISE_LINKS[linked[at]];
    relations.push({ kind, from: { line: linked[at + 1], column: linked[at + 2] }, to: placeAt(linked, at + 3) });
  }
  return {
    path,
    contentHash,
    occurrences,
    relations,
    hashes: new Map(paths.map((each, at) => [each, packed.hashes[at]])),
  };
}
