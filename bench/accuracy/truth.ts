/**
 * Questions with their answers, drawn from what a compiler's engine says about some code. What it does not tell for
 * sure is neutral: import lines, places that it knows nothing about, members of unnamed types, names that stand for
 * something else than they are called.
 */
import { random, type Random } from "../query/random";
import type { CodeText } from "./code-text";
import type { EngineDocument } from "./engine-document";

export interface Place {
  file: string;
  /** 1-based */
  line: number;
  column: number;
}

export const placeId = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** A place, the name there, and where that is defined; no targets for something that is defined outside. */
export interface DefinitionFact {
  at: Place;
  name: string;
  isLocal: boolean;
  targets: Place[];
}

/** A symbol and the places that answer a question about it. `neutral` answers are neither right nor wrong. */
export interface PlacesFact {
  at: Place;
  name: string;
  /** several symbols have this name */
  isShared: boolean;
  places: Place[];
  neutral: ReadonlySet<string>;
}

export interface Truth {
  definitions: DefinitionFact[];
  externals: DefinitionFact[];
  usages: PlacesFact[];
  callers: PlacesFact[];
  inheritors: PlacesFact[];
  /** every place that the engine knows, by id */
  known: ReadonlySet<string>;
}

const COUNTS = { definitions: 220, locals: 80, externals: 80, usages: 110, callers: 60, inheritors: 60 };

/** A symbol of the code with all that is said about it. */
interface Facts {
  name: string;
  definitions: Place[];
  /** of a class */
  constructors: Place[];
  uses: Place[];
}

export function truthOf(
  documents: readonly EngineDocument[],
  texts: ReadonlyMap<string, CodeText>,
  seed: number,
): Truth {
  const next = random(seed);
  const read = new Reading(documents, texts);
  const { symbols, bases } = read;
  const own = [...symbols].filter(
    ([key, { name, definitions }]) => definitions.length > 0 && name !== "" && isNamed(key),
  );
  const byName = new Map<string, number>();
  for (const [, { name }] of own) byName.set(name, (byName.get(name) ?? 0) + 1);
  const factOf = (key: string, facts: Facts, places: Place[]): PlacesFact => ({
    ...{ at: facts.definitions[0], name: facts.name, places, isShared: (byName.get(facts.name) ?? 0) > 1 },
    neutral: new Set([...facts.definitions, ...read.relatedUses(key)].map(placeId)),
  });
  const isLocal = (key: string) => /^[^`]* local \d+$|\(([^)]*)\)$|\[[^\]]*\]$/.test(key);
  const global = own.filter(([key]) => !isLocal(key));
  const places = (list: typeof own, local: boolean): DefinitionFact[] =>
    list.flatMap(([, { name, uses, definitions }]) =>
      uses.map((at) => ({ at, name, isLocal: local, targets: definitions })),
    );
  const outside = [...symbols].filter(([key, { definitions }]) => definitions.length === 0 && read.isOutside(key));
  const external = places(outside, false).filter(({ name }) => byName.has(name));
  const used = shuffled(
    global.filter(([, { uses }]) => uses.length > 0),
    next,
  );
  const called = used.flatMap(([key, facts]) => {
    const calls = facts.uses.filter(({ file, line, column }) => texts.get(file)?.isCall(line, column));
    return key.endsWith("().") && calls.length > 0 ? [factOf(key, facts, calls)] : [];
  });
  // Engines tell what classes derive from, not what interfaces do.
  const interfaces = global.flatMap(([, { definitions }]) =>
    definitions.filter(({ file, line }) => /\binterface\s/.test(texts.get(file)?.lines[line - 1] ?? "")).map(placeId),
  );
  const parents = global.flatMap(([key, facts]) => {
    const children = key.endsWith("#")
      ? below(key, bases).flatMap((child) => symbols.get(child)?.definitions.slice(0, 1) ?? [])
      : [];
    const neutral = new Set(interfaces);
    return children.length > 0 ? [{ ...factOf(key, facts, children), neutral }] : [];
  });
  return {
    definitions: [
      ...shuffled(places(global, false), next).slice(0, COUNTS.definitions - COUNTS.locals),
      ...shuffled(
        places(
          own.filter(([key]) => isLocal(key)),
          true,
        ),
        next,
      ).slice(0, COUNTS.locals),
    ],
    externals: shuffled(external, next).slice(0, COUNTS.externals),
    usages: used.slice(0, COUNTS.usages).map(([key, facts]) => factOf(key, facts, facts.uses)),
    callers: called.slice(0, COUNTS.callers),
    inheritors: shuffled(parents, next).slice(0, COUNTS.inheritors),
    known: read.known,
  };
}

class Reading {
  readonly symbols = new Map<string, Facts>();
  /** what derives from a symbol, or overrides it */
  readonly bases = new Map<string, string[]>();
  readonly known = new Set<string>();
  /** first parts of the documents' paths */
  private readonly modules: ReadonlySet<string>;

  constructor(documents: readonly EngineDocument[], texts: ReadonlyMap<string, CodeText>) {
    this.modules = new Set(documents.map(({ path }) => path.split(/[/.]/)[0]));
    for (const document of documents) {
      const text = texts.get(document.path);
      if (text) this.document(document, text);
    }
    for (const { path, bases } of documents)
      for (const { child, base } of bases) {
        const [from, to] = [keyOf(base, path), keyOf(child, path)];
        if (from !== to) this.bases.set(from, [...(this.bases.get(from) ?? []), to]);
      }
    for (const [key, facts] of this.symbols) {
      settle(facts, texts);
      // Defined in none of the documents, though it should be: the engine gave it another name there.
      if (facts.definitions.length === 0 && !this.isOutside(key))
        for (const place of facts.uses) this.known.delete(placeId(place));
    }
  }

  private document({ path, occurrences }: EngineDocument, text: CodeText): void {
    const imported = importLines(text);
    const meanings = new Map<string, Set<string>>();
    for (const { line, column, symbol } of occurrences) {
      const id = `${line} ${column}`;
      meanings.set(id, (meanings.get(id) ?? new Set()).add(keyOf(symbol, path)));
    }
    for (const { line, column, endLine, endColumn, symbol, isDefinition } of occurrences) {
      const place = { file: path, line: line + 1, column: column + 1 };
      if (line !== endLine || text.wordAt(place.line, place.column).length !== endColumn - column) continue;
      this.known.add(placeId(place));
      const key = keyOf(symbol, path);
      const facts = this.symbols.get(key) ?? { name: "", definitions: [], constructors: [], uses: [] };
      this.symbols.set(key, facts);
      if (isDefinition) (CONSTRUCTOR.test(symbol) ? facts.constructors : facts.definitions).push(place);
      // Where a word stands for two things, or brings a name in, several answers are right.
      else if (meanings.get(`${line} ${column}`)?.size === 1 && !imported.has(place.line)) facts.uses.push(place);
      else this.known.delete(placeId(place));
    }
  }

  /**
   * A symbol of a module that is not among the documents. What the engine calls local without saying where, is not.
   */
  isOutside(key: string): boolean {
    const [module = ""] = key.split(/[/.`]/);
    return isNamed(key) && !/ local \d+$/.test(key) && !this.modules.has(module);
  }

  /** Uses of what overrides a symbol or is overridden by it. */
  relatedUses(key: string): Place[] {
    const above = [...this.bases].flatMap(([base, children]) => (children.includes(key) ? [base] : []));
    const near = new Set([...below(key, this.bases), ...above, ...above.flatMap((base) => below(base, this.bases))]);
    near.delete(key);
    return [...near].flatMap((other) => this.symbols.get(other)?.uses ?? []);
  }
}

/** Descriptors without the package, which engines do not name alike everywhere; a constructor counts as its class. */
function keyOf(symbol: string, path: string): string {
  if (symbol.startsWith("local ")) return `${path} ${symbol}`;
  const descriptors = symbol.split(" ").slice(4).join(" ");
  return descriptors.replace(CONSTRUCTOR, "#");
}

const CONSTRUCTOR = /#(`<constructor>`|__init__)\(\)\.$/;

/** Modules, and members of types without a name, are not asked about. */
const isNamed = (key: string): boolean => !/\/$|:$|(typeLiteral|objectLiteral)\d*:|__init__:/.test(key);

/** The name is what stands at the definition; a use that is called otherwise (`this`, an alias) is left out. */
function settle(facts: Facts, texts: ReadonlyMap<string, CodeText>): void {
  facts.definitions.push(...facts.constructors);
  const word = ({ file, line, column }: Place) => texts.get(file)?.wordAt(line, column) ?? "";
  const [first] = [...facts.definitions, ...facts.uses];
  facts.name = first === undefined ? "" : word(first);
  facts.definitions = facts.definitions.filter((place) => word(place) === facts.name || word(place) === "constructor");
  facts.uses = facts.uses.filter((place) => word(place) === facts.name && facts.name !== "self");
}

function below(key: string, bases: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const queue = [key];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const child of bases.get(at) ?? []) if (!seen.has(child) && seen.add(child)) queue.push(child);
  return [...seen];
}

/** Lines of import and re-export statements, whole ones of several lines too. */
function importLines(text: CodeText): Set<number> {
  const lines = new Set<number>();
  const all = text.lines.join("\n");
  const statement =
    /^[ \t]*(?:(?:import|export)\b[^;'"]*?\bfrom\s*['"]|from\s+\S+\s+import\s*(?:\([^)]*\)|[^\n]*)|import\s[^\n]*)/gm;
  for (const { 0: found, index } of all.matchAll(statement)) {
    const first = all.slice(0, index).split("\n").length;
    for (let line = first; line < first + found.split("\n").length; line++) lines.add(line);
  }
  return lines;
}

function shuffled<T>(rows: readonly T[], next: Random): T[] {
  return rows
    .map((row) => ({ row, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
}
