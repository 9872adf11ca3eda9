/**
 * clangd's survey as documents with occurrences, as truth is drawn from. A use counts where both witnesses agree: the
 * file says which symbol stands there, and clangd's index lists the place among what refers to the symbol. Any other
 * place stays unknown.
 */
import type { EngineDocument, EngineOccurrence } from "../engine-document";
import { isConstructor, isFunction, isLocal, isType, type Survey, type SurveyedSymbol } from "./survey";

export function documentsOf({ files, symbols }: Survey): EngineDocument[] {
  const paths = new Set(files.map(({ path }) => path));
  const known = new Map(Object.entries(symbols).map(([id, symbol]) => [id, new Known(symbol, paths)]));
  const idAt = new Map<string, string>();
  const documents = files.map(({ path, names, declarations }): EngineDocument => {
    const declared = new Set(declarations.map(([line, column]) => `${line}:${column}`));
    const occurrences: EngineOccurrence[] = [];
    for (const [line, column, id] of names) {
      const symbol = known.get(id);
      if (!symbol) continue;
      const place = `${path}:${line}:${column}`;
      const isDefinition = symbol.declared.has(place) || declared.has(`${line}:${column}`);
      if (isDefinition) idAt.set(place, id);
      if (!symbol.isAsked || !(isDefinition || symbol.refersFrom(place))) continue;
      const end = { endLine: line, endColumn: column + symbol.nameLength };
      const said = { isDefinition, isImport: false };
      occurrences.push({ line, column, ...end, symbol: symbol.descriptor, ...said });
    }
    return { path, occurrences, bases: [] };
  });
  documents[0]?.bases.push(...relations(known, idAt));
  return documents;
}

class Known {
  readonly descriptor: string;
  readonly nameLength: number;
  readonly declared: ReadonlySet<string>;
  private readonly references: ReadonlySet<string> | null;
  readonly overriders: readonly string[];
  readonly bases: readonly string[];
  /**
   * Whether all that declares it was read and one place defines it: programs of one folder may each have their own of
   * a name.
   */
  readonly isAsked: boolean;

  constructor(symbol: SurveyedSymbol, paths: ReadonlySet<string>) {
    const all = [...symbol.declared, ...symbol.defined];
    const inside = all.filter(({ path }) => path !== null);
    this.descriptor = descriptorOf(symbol);
    this.nameLength = symbol.name.length;
    this.declared = placesOf(inside);
    this.references = symbol.references && placesOf(symbol.references);
    this.overriders = [...placesOf(symbol.overriders)];
    this.bases = isType(symbol) ? symbol.bases : [];
    const isRead = inside.every(({ path }) => path !== null && paths.has(path));
    this.isAsked = all.length > 0 && isRead && symbol.defined.length <= 1;
  }

  refersFrom(place: string): boolean {
    return this.references === null || this.references.has(place);
  }
}

const placesOf = (sites: SurveyedSymbol["declared"]): Set<string> =>
  new Set(sites.map(({ path, line, column }) => `${path}:${line}:${column}`));

function relations(known: ReadonlyMap<string, Known>, idAt: ReadonlyMap<string, string>): EngineDocument["bases"] {
  const pairs: EngineDocument["bases"] = [];
  const pair = (child: Known, base: Known | undefined) => {
    if (base && base !== child) pairs.push({ child: child.descriptor, base: base.descriptor });
  };
  for (const symbol of known.values()) {
    for (const base of symbol.bases) pair(symbol, known.get(base));
    for (const place of symbol.overriders) {
      const overrider = known.get(idAt.get(place) ?? "");
      if (overrider) pair(overrider, symbol);
    }
  }
  return pairs;
}

/**
 * clang's own name of a symbol, with SCIP's ending for what kind it is. The name of something with internal linkage
 * holds only the last part of its file's path, so the whole path is put before.
 */
function descriptorOf(symbol: SurveyedSymbol): string {
  const { usr, declared, defined } = symbol;
  const file = /^c:[^@]/.test(usr) ? `${[...declared, ...defined][0]?.path ?? ""} ` : "";
  const named = (end: string) => `clangd . . . ${file}${usr}${end}`;
  if (isLocal(symbol)) return named("(local)");
  if (isConstructor(symbol)) return `clangd . . . ${file}${usr.slice(0, usr.search(/@FT?@/))}#\`<constructor>\`().`;
  if (isFunction(symbol)) return named("().");
  return named(isType(symbol) ? "#" : ".");
}
