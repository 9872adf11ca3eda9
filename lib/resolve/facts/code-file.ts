/**
 * One file's facts, and how they connect to other files: its symbols and occurrences, its imports, and the scopes
 * around them.
 */
import {
  SYMBOL_KINDS,
  USE_ROLES,
  type Basis,
  type LanguageId,
  type SymbolKind,
  type UseRole,
} from "../../contract/vocabulary";
import type { ImportRecord } from "../../db/read/code-files";
import type { SymbolRecord } from "../../format/symbol-record";
import type { FilePlace } from "../../db/read/file-places";
import { LEFT_CODES, LEFT_FLAGS, TYPED, type OccurrenceTable } from "../../format/occurrence-table";
import { qualifierParts } from "../../format/symbol-key";
import { decodeSymbolRanges } from "../../format/symbol-ranges";
import { filePart, joinScope, typeMark } from "./declaration";
import type { FileFacts } from "./file-facts";
import { ImportBindings } from "./import-bindings";
import type { PreciseAnswers } from "./precise-answers";
import type { TypeArgument, TypedNames } from "./typed-names";
import { RULES } from "../languages/registry";

const ROOTED = LEFT_FLAGS.scope | LEFT_FLAGS.indexed;

/** Where a type is written: the occurrence that names it. */
export interface WrittenType extends TypeArgument {
  file: CodeFile;
}

const OCCURRENCES = 2 ** 22;

export class CodeFile {
  readonly id: number;
  readonly path: string;
  readonly language: LanguageId;
  readonly repositoryId: number;
  readonly uses: OccurrenceTable;
  readonly typedBy: TypedNames;
  private records: readonly SymbolRecord[] | undefined;
  /** names as far as they were asked for */
  private readonly spelled: (string | undefined)[];
  private firsts: Map<number, number> | undefined;
  readonly bindings: ImportBindings;

  constructor(
    readonly record: FilePlace,
    private readonly facts: FileFacts,
    imports: readonly ImportRecord[],
    /** what a compiler's engine says of this very text; null for nothing */
    readonly precise: PreciseAnswers | null = null,
  ) {
    this.id = record.fileId;
    this.path = record.path;
    this.language = record.language as LanguageId;
    this.repositoryId = record.repositoryId;
    this.uses = facts.uses;
    this.typedBy = facts.typed;
    this.spelled = new Array<string | undefined>(facts.names.length);
    this.bindings = new ImportBindings(this, imports);
  }

  /**
   * The compiler's engine, with its version, that a resolution of a name of this file comes from; undefined where
   * rules decided.
   * @param i occurrence of the name; left out for what has none, as a type's bases
   */
  decidedBy(basis: Basis, i = -1): string | undefined {
    return basis === "precise" ? this.precise?.by(this.uses.line[i] ?? -1, this.uses.column[i] ?? -1) : undefined;
  }

  /** What comes from other files. */
  get imports(): readonly ImportRecord[] {
    return this.bindings.imports;
  }

  /** In the order of their ordinals. */
  get symbols(): readonly SymbolRecord[] {
    return (this.records ??= this.facts.symbols.records());
  }

  /**
   * Type arguments written behind an occurrence, or type parameters behind a declared name; holes where one is no
   * name.
   */
  argumentsOf(i: number): readonly (WrittenType | undefined)[] {
    return this.typedBy.argumentsOf(i).map((each) => each && { file: this, ...each });
  }

  /**
   * Where the type of a parameter is written that the function type behind a declared name has in a place. What the
   * name's own type parameters say stands in the same places, and is none of it.
   */
  takenBy(name: number, place: number): WrittenType | undefined {
    const taken = this.typedBy.argumentsAt(name, place).find(({ at }) => this.uses.local[at] !== at);
    return taken && { file: this, ...taken };
  }

  /** Where the type is written that a symbol extends; null for a symbol that is no extension. */
  extendedBy(ordinal: number): WrittenType | null {
    return this.receiverOf(this.nameOccurrence(ordinal));
  }

  /**
   * Where the type is written that a name is called on: an extension's, or that of a parameter which takes a function.
   */
  receiverOf(name: number): WrittenType | null {
    const at = this.typedBy.related(name, TYPED.extends);
    return at < 0 ? null : { file: this, at, isArray: false };
  }

  /** The functions that the lambdas around an occurrence are handed to, innermost first. */
  lambdasAround(i: number): number[] {
    const callees: number[] = [];
    const around = (at: number) => this.typedBy.related(at, TYPED.within);
    for (let at = around(i); at >= 0; at = around(at)) callees.push(at);
    return callees;
  }

  /** The function that is called with an argument of this name, `f(name = 1)`; -1 for any other name. */
  calleeOfNamed(i: number): number {
    return this.typedBy.related(i, TYPED.namesParameter);
  }

  /** The first key of the object without a name that a key belongs to; -1 for any other name. */
  objectOf(key: number): number {
    return this.typedBy.related(key, TYPED.keyOf);
  }

  /** Whether an object without a name begins with a key. */
  beginsObject(key: number): boolean {
    return this.objectOf(key) === key;
  }

  /** A name that declares a member and is its value at once: `{ name }`. */
  isOwnValue(i: number): boolean {
    const typed = this.typedBy.get(i);
    return typed !== undefined && typed[0] === i && typed[1] === TYPED.byValue;
  }

  /** A local name that is the member of what stands left of it as well: `Point { x }`. */
  isLocalMember(i: number): boolean {
    return this.uses.local[i] >= 0 && this.uses.left[i] >= 0;
  }

  /** Whether the mark of the outermost scope alone stands left of a name: `::close()`. */
  isRooted(i: number): boolean {
    return this.uses.left[i] === LEFT_CODES.expression && this.uses.leftFlags[i] === ROOTED;
  }

  name(i: number): string {
    const place = this.uses.name[i];
    return (this.spelled[place] ??= this.facts.names.at(place) ?? "");
  }

  /** The column (0-based) where an occurrence ends. */
  columnBehind(i: number): number {
    return this.uses.column[i] + this.name(i).length;
  }

  /** Whether a name stands anywhere in the file. */
  mentions(name: string): boolean {
    return this.facts.names.includes(name);
  }

  role(i: number): UseRole {
    return USE_ROLES[this.uses.role[i]] ?? "read";
  }

  /** Whether an occurrence may name a base: as such, or by calling its constructor. */
  mayNameBase(i: number): boolean {
    const role = this.role(i);
    return role === "inherit" || role === "call";
  }

  kind(ordinal: number): SymbolKind {
    return SYMBOL_KINDS[this.symbols[ordinal].kind];
  }

  /** Occurrence of a symbol's own name; -1 for a symbol without an identifier. */
  nameOccurrence(ordinal: number): number {
    return this.facts.nameOf(ordinal);
  }

  /** The first occurrence that a symbol encloses itself; -1 for none. */
  firstWithin(ordinal: number): number {
    if (!this.firsts) {
      this.firsts = new Map();
      for (let i = this.uses.count - 1; i >= 0; i--) this.firsts.set(this.uses.enclosing[i], i);
    }
    return this.firsts.get(ordinal) ?? -1;
  }

  /** The occurrence at the place of a symbol that bears another's name: a field that Go embeds. -1 for none. */
  occurrenceOfUnnamed(ordinal: number): number {
    const { nameLine, nameColumn } = decodeSymbolRanges(this.symbols[ordinal].ranges);
    const at = this.occurrenceAt(nameLine, nameColumn);
    return at >= 0 && this.name(at) === this.symbols[ordinal].name ? at : -1;
  }

  /** Whether a name is a scope of the next one. */
  qualifies(i: number): boolean {
    const { count, left, leftFlags } = this.uses;
    return i + 1 < count && left[i + 1] === i && (leftFlags[i + 1] & LEFT_FLAGS.scope) !== 0;
  }

  /** Whether other symbols stand inside of this one. */
  holdsSymbols(ordinal: number): boolean {
    return this.facts.symbols.containers.includes(ordinal);
  }

  /** The scope that a symbol is for its members (see declaration.ts), by ordinal; -1 is the file's own. */
  scope(ordinal: number): string {
    if (ordinal < 0) return filePart(this.language, this.path);
    return (this.facts.scopes[ordinal] ??= this.makeScope(ordinal));
  }

  /** The scope that holds a symbol: of its container, and of the owner written before its name. */
  holder(ordinal: number): string {
    const symbol = this.symbols[ordinal];
    const written =
      symbol.qualifier === null
        ? ""
        : qualifierParts(symbol.qualifier)
            .map((part) => `${part.name}.`)
            .join("");
    return this.scope(symbol.container) + written;
  }

  private makeScope(ordinal: number): string {
    const { name, disambiguator } = this.symbols[ordinal];
    return joinScope(this.holder(ordinal), name, typeMark(this.kind(ordinal), disambiguator));
  }

  /**
   * A number for an occurrence that no other of the index has: ids of files have 31 bits, and an indexed file at most
   * 4 MiB.
   */
  occurrenceId(i: number): number {
    return this.id * OCCURRENCES + i;
  }

  /** The occurrence that begins at a place (0-based), or -1. */
  occurrenceFrom(line: number, column: number): number {
    const i = this.occurrenceAt(line, column);
    return i >= 0 && this.uses.line[i] === line && this.uses.column[i] === column ? i : -1;
  }

  /** The occurrence that covers a place (0-based), or -1. */
  occurrenceAt(line: number, column: number): number {
    const { count, line: lines, column: columns } = this.uses;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (lines[middle] < line || (lines[middle] === line && columns[middle] <= column)) low = middle + 1;
      else high = middle;
    }
    for (let i = low - 1; i >= 0 && lines[i] === line; i--) {
      if (columns[i] <= column && column <= this.columnBehind(i)) return i;
      if (columns[i] + 200 < column) break;
    }
    // the mark of a variable is no part of its name
    return RULES[this.language].variableSigil !== null && lines[low] === line && columns[low] === column + 1 ? low : -1;
  }
}
