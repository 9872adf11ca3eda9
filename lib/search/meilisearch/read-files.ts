/** Reads symbols from the database file by file, as documents need them: with all symbols of the file at hand. */
import type { Connection } from "../../db/connection";
import { loadSymbols, type LoadedFile } from "../../db/read/load-symbols";
import type { FileSymbol } from "./documents";

/**
 * Hands over each file of `files` whose id lies in [from, to] and that has symbols. `pause` is awaited now and then.
 */
export async function readFiles(
  connection: Connection,
  [from, to]: readonly [number, number],
  files: ReadonlyMap<number, LoadedFile>,
  onFile: (file: LoadedFile, symbols: readonly FileSymbol[]) => void,
  pause: () => Promise<void>,
): Promise<void> {
  let file: LoadedFile | undefined;
  let symbols: FileSymbol[] = [];
  const hand = (): void => {
    if (file && symbols.length > 0) onFile(file, symbols);
    symbols = [];
  };
  await loadSymbols(
    connection,
    from,
    to,
    ({ fileId, ...symbol }) => {
      if (file?.id !== fileId) {
        hand();
        file = files.get(fileId);
      }
      if (!file) return;
      const { name, qualifier } = symbol;
      symbols.push({ ...symbol, name: decoded(name), qualifier: qualifier === null ? null : decoded(qualifier) });
    },
    pause,
  );
  hand();
  await pause();
}

/** Strings come as UTF-8 bytes, one per unit. */
const decoded = (binary: string): string =>
  /[\x80-\xff]/.test(binary) ? Buffer.from(binary, "latin1").toString("utf8") : binary;
