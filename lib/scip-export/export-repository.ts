/**
 * Writes what is known of a repository as a SCIP index, file by file: memory grows with the symbols of other
 * repositories that are named alone. The file appears when it is whole.
 */
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Queryable } from "../db/pool";
import { engineFiles } from "../db/precise/precise-files";
import { fileTexts } from "../db/read/file-text";
import { AppError } from "../errors";
import { writeDocument, writeExternalSymbol, writeMetadata, type WrittenSymbol } from "../format/scip/write-messages";
import type { Declaration } from "../resolve/facts/declaration";
import { VERSION } from "../version";
import { documentOfFile } from "./document-of-file";
import { ExportView } from "./export-view";
import { SCIP_KINDS, scipLanguage } from "./protocol-names";

/** Files that are gone through with one view of the index. */
const BATCH = 20;

/** What was written. */
export interface ExportReport {
  documents: number;
  symbols: number;
  occurrences: number;
  /** names that were left out because their meaning is a guess, or not known */
  guesses: number;
}

interface ExportedRepository {
  id: number;
  name: string;
  root: string;
}

/** Throws `bad_configuration` where the file cannot be written. */
export async function exportRepository(
  pool: Queryable,
  repository: ExportedRepository,
  path: string,
): Promise<ExportReport> {
  const draft = `${path}.part`;
  const handle = opened(draft);
  try {
    const report = await new Export(pool, repository, (bytes) => writeAll(handle, bytes)).run();
    closeSync(handle);
    renameSync(draft, path);
    return report;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

class Export {
  private readonly outside = new Map<string, { symbol: WrittenSymbol; language: string }>();
  private readonly told = new Set<string>();
  private readonly report: ExportReport = { documents: 0, symbols: 0, occurrences: 0, guesses: 0 };

  constructor(
    private readonly pool: Queryable,
    private readonly repository: ExportedRepository,
    private readonly write: (bytes: Uint8Array) => void,
  ) {}

  async run(): Promise<ExportReport> {
    const { id, root } = this.repository;
    this.write(writeMetadata({ tool: { name: "fathom", version: VERSION }, projectRoot: pathToFileURL(root).href }));
    const files = await engineFiles(this.pool, id, "", null);
    for (let at = 0; at < files.length; at += BATCH)
      await this.writeFiles(files.slice(at, at + BATCH).map((file) => file.id));
    for (const { symbol, language } of this.outside.values()) this.write(writeExternalSymbol(symbol, language));
    return this.report;
  }

  private async writeFiles(ids: readonly number[]): Promise<void> {
    const view = new ExportView(this.pool, this.repository.id, this.told, (symbol, d) => this.noteOutside(symbol, d));
    await view.code.prefetchFiles(ids);
    const texts = await fileTexts(this.pool, ids);
    for (const id of ids) {
      const [file, text] = [await view.code.file(id), texts.get(id)];
      if (file === null || text === undefined || file.symbols.length + file.uses.count === 0) continue;
      const { document, guesses } = await documentOfFile(file, text, view);
      this.write(writeDocument(document));
      this.report.documents++;
      this.report.symbols += document.symbols.length;
      this.report.occurrences += document.occurrences.length;
      this.report.guesses += guesses;
    }
  }

  private noteOutside(symbol: string, d: Declaration): void {
    if (this.outside.has(symbol)) return;
    const described = { symbol, displayName: d.name, kind: SCIP_KINDS[d.kind], documentation: [], signature: "" };
    this.outside.set(symbol, { symbol: { ...described, relationships: [] }, language: scipLanguage(d.language) });
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "w");
  } catch (cause) {
    throw new AppError("bad_configuration", `${path} cannot be written.`, {
      hint: "Give a file in a folder that exists and that you may write to.",
      cause,
    });
  }
}

function writeAll(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(handle, bytes, done);
}
