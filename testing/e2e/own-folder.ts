/** Folders that a test on the production build has for itself. For tests only. */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../indexer/run-indexer";

export interface OwnFolder {
  /** for data, with the sources in it */
  folder: string;
  source: string;
  remove(): void;
}

/** @param name of the folder with the sources, and so of its repository */
export function ownFolder(name: string, files: Record<string, string | Uint8Array>): OwnFolder {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fathom-own-")));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const source = join(folder, name);
  mkdirSync(source);
  writeFiles(source, files);
  return { folder, source, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
