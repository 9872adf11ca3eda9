/**
 * What engines and walkers write to each other: one JSON value a line, in UTF-8. Lines and columns are 0-based,
 * columns in UTF-16 units; paths are inside the repository, with `/`.
 */
import { z } from "zod";

/** The first line opens a repository; each later one asks for documents. */
export type ToWalker =
  | {
      type: "open";
      /** absolute, real path of the checkout */
      root: string;
      /** all files of the walker's languages */
      files: readonly string[];
      /** of these, files that a walker before it was stuck at: they are not walked */
      left: readonly string[];
    }
  | { type: "documents"; paths: readonly string[] };

const numbers = z.array(z.int());

const documentSchema = z.object({
  type: z.literal("document"),
  path: z.string(),
  /** SHA-256 of the bytes that were read, in hexadecimal digits */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** files that targets stand in: path and SHA-256 */
  files: z.array(z.tuple([z.string(), z.string().regex(/^[0-9a-f]{64}$/)])),
  /**
   * for each name: line, column, count of targets (-1: outside; -1 - n: it means none of n), then for each target:
   * index in `files`, line, column
   */
  occurrences: numbers,
  /** for each relation: 0 base or 1 override, line, column, then index in `files`, line, column of the other name */
  relations: numbers,
});
export type WalkedDocument = z.output<typeof documentSchema>;

export const fromWalkerSchema = z.discriminatedUnion("type", [
  documentSchema,
  /** work goes on */
  z.object({ type: z.literal("alive") }),
  /** the compiler does not come to an end at a file: the walker ends, and another one goes on without it */
  z.object({ type: z.literal("stuck"), path: z.string() }),
  /** all documents that were asked for were told; files that cannot be read have none */
  z.object({
    type: z.literal("done"),
    /** why some files are told of in part, or not at all */
    complaint: z.string().nullable(),
  }),
]);
export type FromWalker = z.output<typeof fromWalkerSchema>;
