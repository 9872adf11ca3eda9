/** The inputs of the index in a folder, stored beside it: the version of clangd, and the hash of every file. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Listing } from "./listing";

const stateSchema = z.object({
  /** of clangd and of how it is told to read */
  version: z.string(),
  /** SHA-256 as hex, by path */
  hashes: z.record(z.string(), z.string()),
  /** units that clangd does not survive, with the bytes that it died of */
  deadly: z.record(z.string(), z.string()),
});
export type IndexState = z.output<typeof stateSchema>;

const FILE = "state.json";

/** Null when there is no complete one. */
export function readState(folder: string): IndexState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(folder, FILE), "utf8")));
  } catch {
    return null;
  }
}

/** In one step: a process that is killed leaves the old one or the new one. */
export function writeState(folder: string, state: IndexState): void {
  const half = join(folder, `${FILE}.new`);
  writeFileSync(half, JSON.stringify(state));
  renameSync(half, join(folder, FILE));
}

export const hexOf = (hash: Uint8Array): string => Buffer.from(hash).toString("hex");

export const hashesOf = (listing: Listing): Record<string, string> =>
  Object.fromEntries([...listing.files()].map(({ path, hash }) => [path, hexOf(hash)]));
