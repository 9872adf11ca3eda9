/**
 * Takes the facts of a SCIP index into the rows that engines fill, for the texts as the index here holds them: a
 * document that speaks of another text is left out, and an edit drops what was taken. The file is read three times and
 * one document at a time, so memory grows with the definitions alone.
 */
import { basename } from "node:path";
import { namesBorne } from "../../lib/db/link/package-names";
import { recountImports } from "../../lib/db/precise/imported-facts";
import {
  engineFiles,
  removeGonePreciseFiles,
  writePreciseFiles,
  type EngineFileRow,
} from "../../lib/db/precise/precise-files";
import { notePreciseRun } from "../../lib/db/precise/precise-runs";
import { plainTexts } from "../../lib/db/read/file-text";
import type { Queryable } from "../../lib/db/pool";
import { AppError } from "../../lib/errors";
import type { ScipDocument, ScipMetadata } from "../../lib/format/scip/model";
import { isLocalSymbol } from "../../lib/format/scip/symbol-text";
import { DeclaredPlaces } from "../precise/declared-places";
import { ENGINES } from "../precise/engines";
import type { ReceivedDocument } from "../precise/messages";
import { toFacts } from "../precise/to-facts";
import { chooseRepository, type ImportChoice } from "./choose-repository";
import { fitDocument, type FittingOccurrence } from "./fit-document";
import { Hierarchy } from "./hierarchy";
import { LeftOut } from "./left-out";
import { DocumentMeanings, isDefinition, type KnownSymbols } from "./meanings";
import { mapped } from "./match-paths";
import { ScipFile, type ScipContents, type Span } from "./scip-file";
import { SymbolPlaces } from "./symbol-places";

/** Documents that become rows together, and their occurrences at most. */
const BATCH = 100;
const BATCH_OCCURRENCES = 200_000;

/** What came of an import. */
export interface ImportReport {
  repositoryId: number;
  /** of the repository */
  name: string;
  /** the name that answers bear, and the version */
  engine: string;
  version: string;
  documents: number;
  /** documents whose facts were taken */
  taken: number;
  /** names that the facts tell the meaning of */
  names: number;
  leftOut: LeftOut;
}

/**
 * Throws `no_such_file` or `invalid_input` for a file that is no index, `no_such_repository` or `ambiguous` where it
 * is not clear whose it is, `nothing_to_index` where no document fits.
 */
export async function importIndex(client: Queryable, path: string, wish: ImportChoice): Promise<ImportReport> {
  const file = ScipFile.open(path);
  try {
    return await new Import(client, file, file.contents(), basename(path)).run(wish);
  } finally {
    file.close();
  }
}

/** A document that is a file of the repository. */
interface Matched {
  /** place in the list */
  number: number;
  row: EngineFileRow;
  spans: readonly Span[];
}

class Import {
  private readonly places = new SymbolPlaces();
  private readonly hierarchy = new Hierarchy();
  private readonly leftOut = new LeftOut();

  constructor(
    private readonly client: Queryable,
    private readonly file: ScipFile,
    private readonly contents: ScipContents,
    private readonly source: string,
  ) {}

  async run(wish: ImportChoice): Promise<ImportReport> {
    const { metadata, documents, unreadable } = this.contents;
    const { repository, mapping } = await chooseRepository(this.client, metadata, [...documents.keys()], wish);
    const rows = await engineFiles(this.client, repository.id, "", null);
    const byPath = new Map(rows.map((row) => [row.path, row]));
    this.leftOut.add("unreadable", "", unreadable);
    const matched: Matched[] = [];
    for (const [path, spans] of documents) {
      const row = byPath.get(mapped(path, mapping) ?? "");
      if (row !== undefined) matched.push({ number: matched.length, row, spans });
      else this.leaveOut("noFile", path, spans);
    }
    const fitting = await this.findDefinitions(matched);
    const own = new Set((await namesBorne(this.client, repository.id)).map((name) => name.replace(/^[a-z]+:/, "")));
    const known: KnownSymbols = {
      places: this.places,
      hierarchy: this.hierarchy,
      pathOf: (number) => matched[number]?.row.path ?? "",
      isOwnPackage: (name) => own.has(name),
    };
    const owner = { repositoryId: repository.id, ...toolOf(metadata) };
    const names = await this.writeFacts(owner, fitting, known, rows);
    await this.note(owner, fitting.length);
    const counts = { documents: documents.size + unreadable, taken: fitting.length, names };
    return { ...owner, name: repository.name, ...counts, leftOut: this.leftOut };
  }

  /** A first reading: which documents fit, and where they define what. */
  private async findDefinitions(matched: readonly Matched[]): Promise<Matched[]> {
    const fitting: Matched[] = [];
    for await (const { each, document, occurrences } of this.read(matched)) {
      this.hierarchy.add(document.symbols);
      if (occurrences === null) this.leaveOut("otherText", each.row.path, [], document);
      else if (occurrences.length > 0) fitting.push(each);
      for (const occurrence of occurrences ?? []) {
        const { symbol, line, column, word } = occurrence;
        if (isDefinition(occurrence) && !isLocalSymbol(symbol))
          this.places.add(symbol, { file: each.number, line, column }, word);
      }
    }
    return fitting;
  }

  /** A document that does not count still defines its symbols: they are not outside. */
  private leaveOut(reason: "noFile" | "otherText", path: string, spans: readonly Span[], read?: ScipDocument): void {
    this.leftOut.add(reason, path);
    const documents = read === undefined ? spans.map((span) => this.file.documentAt(span)) : [read];
    for (const document of documents)
      for (const { symbol, roles } of document?.occurrences ?? [])
        if ((roles & 1) !== 0 && !isLocalSymbol(symbol)) this.places.add(symbol, null);
  }

  /** A second reading: what names mean. */
  private async writeFacts(
    owner: { repositoryId: number; engine: string; version: string },
    fitting: readonly Matched[],
    known: KnownSymbols,
    rows: readonly EngineFileRow[],
  ): Promise<number> {
    await removeGonePreciseFiles(this.client, owner.repositoryId, owner.engine);
    const places = new DeclaredPlaces(this.client, rows);
    const hashes = new Map(rows.map(({ path, contentHash }) => [path, contentHash]));
    let names = 0;
    let batch: ReceivedDocument[] = [];
    let weight = 0;
    const write = async (): Promise<void> => {
      await writePreciseFiles(this.client, owner, await toFacts(batch, places));
      [batch, weight] = [[], 0];
    };
    for await (const { each, document, occurrences } of this.read(fitting)) {
      if (occurrences === null) continue;
      const said = new DocumentMeanings(each.row.path, occurrences, document.symbols, known).read();
      names += said.occurrences.length;
      weight += said.occurrences.length;
      const targets = [...said.occurrences.flatMap((one) => one.targets), ...said.relations.map(({ to }) => to)];
      const targetHashes = new Map(targets.map(({ path }) => [path, hashes.get(path) ?? null]));
      batch.push({ path: each.row.path, contentHash: each.row.contentHash, ...said, hashes: targetHashes });
      if (batch.length >= BATCH || weight >= BATCH_OCCURRENCES) await write();
    }
    if (batch.length > 0) await write();
    return names;
  }

  /** Documents with what of them fits the text; null for a text that is another one. */
  private async *read(
    matched: readonly Matched[],
  ): AsyncGenerator<{ each: Matched; document: ScipDocument; occurrences: FittingOccurrence[] | null }> {
    for (let at = 0; at < matched.length; at += BATCH) {
      const batch = matched.slice(at, at + BATCH);
      const texts = await plainTexts(
        this.client,
        batch.map(({ row }) => row.id),
      );
      for (const each of batch) {
        const document = joined(each.spans.map((span) => this.file.documentAt(span)));
        const text = texts.get(each.row.id);
        if (document === null) this.leftOut.add("unreadable", each.row.path);
        else yield { each, document, occurrences: text !== undefined ? fitDocument(document, text) : null };
      }
    }
  }

  private async note(owner: { repositoryId: number; engine: string; version: string }, taken: number): Promise<void> {
    if (taken === 0)
      throw new AppError("nothing_to_index", `No document of ${this.source} fits: ${this.leftOut.words()}.`, {
        hint: "Make the index anew from the code as it is now.",
      });
    const error = this.leftOut.count === 0 ? null : `Of ${this.source}: ${this.leftOut.words()}.`;
    const run = { ...owner, state: "ready" as const, languages: [], cpuMs: 0, error, importedFrom: this.source };
    await notePreciseRun(this.client, run, true);
    await recountImports(this.client);
  }
}

/** One document of all its parts; null when none can be read. */
function joined(parts: readonly (ScipDocument | null)[]): ScipDocument | null {
  const read = parts.filter((part) => part !== null);
  if (read.length <= 1) return read[0] ?? null;
  return {
    ...read[0],
    occurrences: read.flatMap(({ occurrences }) => occurrences),
    symbols: read.flatMap(({ symbols }) => symbols),
  };
}

/** The tool as an engine: its name, which must not be that of an engine of ours. */
function toolOf({ tool }: ScipMetadata): { engine: string; version: string } {
  const plain = (text: string) =>
    text
      .replace(/[\s\p{C}]+/gu, " ")
      .trim()
      .slice(0, 60);
  const name = plain(tool.name);
  return { engine: ENGINES.some(({ id }) => id === name) ? `${name} (SCIP)` : name, version: plain(tool.version) };
}
