/** One file as a document of SCIP: its declarations, its locals, and the uses whose meaning is known for certain. */
import { SCIP_ROLES, type ScipRange } from "../format/scip/model";
import type { WrittenDocument, WrittenOccurrence, WrittenSymbol } from "../format/scip/write-messages";
import { decodeSymbolRanges, type SymbolRanges } from "../format/symbol-ranges";
import type { SourceText } from "../format/source-text";
import { plainDoc } from "../queries/navigation/doc-text";
import { signatureOf } from "../queries/signatures";
import { docOf } from "../queries/symbol-place";
import type { CodeFile } from "../resolve/facts/code-file";
import type { Declaration } from "../resolve/facts/declaration";
import { keyOf } from "../resolve/facts/declared-name";
import type { ExportView } from "./export-view";
import { SCIP_KINDS, scipLanguage } from "./protocol-names";
import { relationshipsOf } from "./relationships";

/** Symbols that one name means at most: overloads, members of a union. */
const MAX_MEANT = 8;

export interface ExportedFile {
  document: WrittenDocument;
  /** names whose meaning is a guess, or not known */
  guesses: number;
}

export async function documentOfFile(file: CodeFile, text: SourceText, view: ExportView): Promise<ExportedFile> {
  const made = new FileDocument(file, text, view);
  await made.addDeclarations();
  await made.addUses();
  return made.finish();
}

class FileDocument {
  private readonly symbols = new Map<string, WrittenSymbol>();
  private readonly occurrences = new Map<string, WrittenOccurrence>();
  private guesses = 0;

  constructor(
    private readonly file: CodeFile,
    private readonly text: SourceText,
    private readonly view: ExportView,
  ) {}

  async addDeclarations(): Promise<void> {
    await this.view.code.prefetchNames(this.file.symbols.map(({ name }) => name));
    for (const { id, name, keyHash, ranges } of this.file.symbols) {
      const same = (await this.view.code.named(name)).where(keyOf, keyHash);
      const own = same.find((d) => d.id === id);
      const symbol = own ? this.view.symbolOf(own) : null;
      if (own === undefined || symbol === null) continue;
      const decoded = decodeSymbolRanges(ranges);
      // A definition elsewhere makes a mere declaration of what could else be the only one.
      const isForward = own.role !== "definition" && same.some((d) => d.role === "definition");
      const roles = isForward ? SCIP_ROLES.forwardDefinition : SCIP_ROLES.definition;
      const place = this.wordAt(decoded.nameLine, decoded.nameColumn, name);
      if (place !== null) this.add({ ...place, symbol, roles, enclosing: enclosingOf(decoded, place) });
      if (!this.symbols.has(symbol)) this.symbols.set(symbol, await this.describe(symbol, own, decoded));
    }
  }

  async addUses(): Promise<void> {
    const { file, view } = this;
    const locals = new Set<number>();
    for (let i = 0; i < file.uses.count; i++) {
      if (file.uses.symbol[i] >= 0 && this.isDeclared(i)) continue;
      const { declarations, basis, local, external } = await view.resolver.meaning(file, i);
      const isSure = view.isSure(basis);
      if (!isSure) this.guesses += external === null ? 1 : 0;
      else if (local >= 0) {
        locals.add(local);
        if (local !== i) this.addUse(i, `local ${local}`);
      } else this.addMeant(i, declarations);
    }
    for (const at of locals) this.addLocal(at);
  }

  finish(): ExportedFile {
    const occurrences = [...this.occurrences.values()].sort((a, b) => a.line - b.line || a.column - b.column);
    const { path, language } = this.file;
    const symbols = [...this.symbols.values()];
    return { document: { path, language: scipLanguage(language), occurrences, symbols }, guesses: this.guesses };
  }

  private addMeant(i: number, declarations: readonly Declaration[]): void {
    const symbols = new Set<string>();
    for (const d of declarations) {
      const symbol = symbols.size < MAX_MEANT ? this.view.symbolOf(d) : null;
      if (symbol !== null) symbols.add(symbol);
    }
    for (const symbol of symbols) this.addUse(i, symbol);
  }

  private addUse(i: number, symbol: string): void {
    const role = this.file.role(i);
    const roles = role === "write" ? SCIP_ROLES.write : role === "import" ? SCIP_ROLES.import : SCIP_ROLES.read;
    const place = this.wordAt(this.file.uses.line[i], this.file.uses.column[i], this.file.name(i));
    if (place !== null) this.add({ ...place, symbol, roles, enclosing: null });
  }

  private addLocal(at: number): void {
    const { uses } = this.file;
    const name = this.file.name(at);
    const place = this.wordAt(uses.line[at], uses.column[at], name);
    const symbol = `local ${at}`;
    this.symbols.set(symbol, { ...UNDESCRIBED, symbol, displayName: name });
    if (place !== null) this.add({ ...place, symbol, roles: SCIP_ROLES.definition, enclosing: null });
  }

  private async describe(symbol: string, d: Declaration, ranges: SymbolRanges): Promise<WrittenSymbol> {
    const doc = docOf(ranges, this.text);
    const plain = doc === null ? "" : plainDoc(doc, this.file.language);
    return {
      symbol,
      displayName: d.name,
      kind: SCIP_KINDS[d.kind],
      documentation: plain === "" ? [] : [plain],
      signature: signatureOf(d.source.symbol, ranges, this.text, this.file.language),
      relationships: this.view.isFirst(symbol) ? await relationshipsOf(d, this.view) : [],
    };
  }

  /** Names may be written otherwise: in quotes, with blanks inside. What stands there up to the name's end counts. */
  private wordAt(line: number, column: number, name: string): ScipRange | null {
    const rest = this.text.lines(line, line).slice(column);
    const length = rest.startsWith(name) ? name.length : (/^[\p{ID_Continue}$@#~]+/u.exec(rest)?.[0].length ?? 0);
    return length === 0 ? null : { line, column, endLine: line, endColumn: column + length };
  }

  private isDeclared(i: number): boolean {
    const symbol = this.file.symbols[this.file.uses.symbol[i]];
    if (symbol === undefined) return false;
    const { nameLine, nameColumn } = decodeSymbolRanges(symbol.ranges);
    return nameLine === this.file.uses.line[i] && nameColumn === this.file.uses.column[i];
  }

  /** Each symbol once at a place: what defines it there goes before what uses it. */
  private add(occurrence: WrittenOccurrence): void {
    const key = `${occurrence.line}:${occurrence.column} ${occurrence.symbol}`;
    if (!this.occurrences.has(key)) this.occurrences.set(key, occurrence);
  }
}

const UNDESCRIBED = { kind: 0, documentation: [], signature: "", relationships: [] };

/** The whole declaration with the comment above it; null where that does not hold the name. */
function enclosingOf(ranges: SymbolRanges, name: ScipRange): ScipRange | null {
  const { startLine, startColumn, endLine, endColumn, docStartLine } = ranges;
  const isDocAbove = docStartLine >= 0 && docStartLine < startLine;
  const range = isDocAbove
    ? { line: docStartLine, column: 0, endLine, endColumn }
    : { line: startLine, column: startColumn, endLine, endColumn };
  const begins = range.line < name.line || (range.line === name.line && range.column <= name.column);
  const ends = endLine > name.endLine || (endLine === name.endLine && endColumn >= name.endColumn);
  return begins && ends ? range : null;
}
