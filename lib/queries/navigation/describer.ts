/** Turns declarations and places of code into the rows that answers list. Reads each text once. */
import { exactKey } from "../../contract/exact-key";
import { nameUrl, symbolUrl } from "../../contract/page-url";
import type { SymbolPlace } from "../../contract/symbol-subject";
import type { Basis, RepositoryScope } from "../../contract/vocabulary";
import { fileTexts } from "../../db/read/file-text";
import type { Queryable } from "../../db/pool";
import type { SourceText } from "../../format/source-text";
import { textsHolding, type LineSpan } from "../../db/read/text-lines";
import { BoundedMap } from "../../bounded-map";
import type { CodeFile } from "../../resolve/facts/code-file";
import type { Declaration } from "../../resolve/facts/declaration";
import { GatheredReads } from "../../resolve/facts/gathered-reads";
import type { QueryContext } from "../context";
import { sharedKeys } from "../declaration/shared-keys";
import { nameDeclaration, type DeclarationNames } from "../name-declaration";
import { nameSymbol } from "../name-symbol";
import { isSignatureKept, signatureLines } from "../signatures";
import { placeSymbol, rowHead, type SymbolPlace as Placed } from "../symbol-place";
import type { Subject } from "./subject";

/** Longest preview of a line, in UTF-16 units. */
const MAX_PREVIEW = 240;

export class Describer {
  private readonly texts = new BoundedMap<number, SourceText>(Infinity);
  private readonly reads: GatheredReads<number, SourceText>;
  /** texts that hold the signature of a declaration, and perhaps no more */
  private readonly signed = new BoundedMap<Declaration, SourceText>(Infinity);
  private readonly signatures: GatheredReads<Declaration, SourceText>;

  /** texts that hold the lines that were asked for, and perhaps no more */
  private readonly parts = new Map<number, SourceText>();
  private readonly spans: LineSpan[] = [];
  private readonly pool: Queryable;
  private readonly shared: ReadonlySet<bigint>;

  /** @param subjects what the answer is about: keys that mean several of them are told apart */
  constructor({ pool }: QueryContext, subjects: readonly Subject[] = []) {
    this.pool = pool;
    this.shared = sharedKeys(subjects);
    this.reads = new GatheredReads(this.texts, (ids) => fileTexts(pool, ids));
    this.signatures = new GatheredReads(this.signed, (declarations) => textsSigning(pool, declarations));
  }

  /** Reads the whole texts of these files; what is said of other files comes without source. */
  async read(fileIds: Iterable<number>): Promise<void> {
    await this.reads.all(fileIds);
  }

  /** Reads these lines of texts; of a text that is not read whole, no others may be asked for. */
  async readLines(spans: readonly LineSpan[]): Promise<void> {
    this.spans.push(...spans);
    const files = new Set(spans.map(({ fileId }) => fileId));
    // a part holds what was asked for when it was read: lines of its file that were asked for before come again, other
    // files do not
    const wanted = this.spans.filter(({ fileId }) => files.has(fileId));
    const found = await textsHolding(this.pool, wanted);
    for (const fileId of files) {
      const text = found.get(fileId);
      // a file may have gone since it was read before
      if (text === undefined) this.parts.delete(fileId);
      else this.parts.set(fileId, text);
    }
  }

  /** Reads what the rows of these declarations show, as far as no row before has shown it. */
  async readSignatures(declarations: readonly Declaration[]): Promise<void> {
    await this.signatures.all(declarations.filter(({ source }) => !isSignatureKept(source.symbol)));
  }

  text(fileId: number): SourceText | undefined {
    return this.texts.get(fileId) ?? this.parts.get(fileId);
  }

  /** Rows of declarations with their signatures. */
  async rows(declarations: readonly Declaration[], basis: Basis): Promise<SymbolPlace[]> {
    await this.readSignatures(declarations);
    return declarations.map((d) => this.row(d, basis));
  }

  row(d: Declaration, basis: Basis): SymbolPlace {
    const names = this.names(d);
    const { repo, path: file, language } = d;
    const rest = { repo, file, language, scope: asRepositoryScope(d.repositoryScope), url: names.url, basis };
    return Object.assign(rowHead(d.name, names, this.place(d)), rest);
  }

  /** Key, names and page of a declaration. Every row of an answer names what it belongs to. */
  names(d: Declaration): DeclarationNames {
    const names = nameDeclaration(d);
    return this.shared.has(d.keyHash) ? { ...names, key: exactKey(d.repo, names.key) } : names;
  }

  place(d: Declaration): Placed {
    const source = this.texts.get(d.fileId) ?? this.signed.get(d) ?? this.parts.get(d.fileId);
    return placeSymbol(d.source.symbol, source, d.language);
  }

  /** A symbol of a decoded file. */
  symbolOf(file: CodeFile, ordinal: number, basis: Basis): SymbolPlace {
    const symbol = file.symbols[ordinal];
    const names = namesOf(file, ordinal);
    const { path, language, record } = file;
    const { repo } = record;
    const rest = {
      repo,
      file: path,
      language,
      scope: asRepositoryScope(record.repositoryScope),
      url: symbolUrl(repo, path, names.key),
      basis,
    };
    return Object.assign(rowHead(symbol.name, names, placeSymbol(symbol, this.text(file.id), language)), rest);
  }

  /** Where an occurrence stands, with the line that it stands on. Lines and columns from 1. */
  site(file: CodeFile, at: number) {
    const line = file.uses.line[at];
    return {
      repo: file.record.repo,
      file: file.path,
      line: line + 1,
      column: file.uses.column[at] + 1,
      preview: this.preview(file.id, line),
    };
  }

  private preview(fileId: number, line: number): string {
    const text = (this.text(fileId)?.lines(line, line) ?? "").trim();
    return text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW - 1)}…` : text;
  }
}

async function textsSigning(pool: Queryable, declarations: readonly Declaration[]) {
  const texts = await textsHolding(
    pool,
    declarations.map(({ source }) => signatureLines(source.symbol)),
  );
  const found = new Map<Declaration, SourceText>();
  for (const d of declarations) {
    const text = texts.get(d.fileId);
    if (text !== undefined) found.set(d, text);
  }
  return found;
}

/** The line that an occurrence stands on, which its site shows. */
export function lineOf({ file, at }: { file: CodeFile; at: number }): LineSpan {
  const line = file.uses.line[at];
  return { fileId: file.id, first: line, last: line };
}

export const lineUrl = (file: CodeFile, at: number): string =>
  nameUrl(file.record.repo, file.path, { line: file.uses.line[at] + 1, column: file.uses.column[at] + 1 });

/** Key and names of a symbol of a decoded file. */
export function namesOf(file: CodeFile, ordinal: number) {
  const owners = [];
  for (let at = file.symbols[ordinal].container; at >= 0; at = file.symbols[at].container)
    owners.unshift(file.symbols[at]);
  return nameSymbol({ symbol: file.symbols[ordinal], owners }, file.language, file.path);
}

const asRepositoryScope = (scope: string): RepositoryScope => (scope === "external" ? "external" : "user");
