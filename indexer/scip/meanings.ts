/**
 * What the occurrences of a fitting document mean, as an engine would tell it: places in files, or "declared outside".
 * Refuses to call outside what only this index does not define: a symbol of the repository's own packages, or of none.
 */
import { nameHash } from "../../lib/format/name-hash";
import { SCIP_ROLES, type ScipSymbol } from "../../lib/format/scip/model";
import { isLocalSymbol, lastDescriptor, packageOf } from "../../lib/format/scip/symbol-text";
import type { DeclaredPlace, PreciseMember, PreciseOccurrence, PreciseRelation } from "../precise/port";
import type { FittingOccurrence } from "./fit-document";
import type { Hierarchy } from "./hierarchy";
import type { DefinedPlace, SymbolPlaces } from "./symbol-places";

/** What is known of the whole index and of the repository. */
export interface KnownSymbols {
  places: SymbolPlaces;
  hierarchy: Hierarchy;
  /** paths of files by their numbers */
  pathOf(file: number): string;
  /** whether the repository bears the name of a package by its own manifests */
  isOwnPackage(name: string): boolean;
}

/** What one document says. */
export interface Meanings {
  occurrences: PreciseOccurrence[];
  relations: PreciseRelation[];
  members: PreciseMember[];
}

export const isDefinition = ({ roles }: FittingOccurrence): boolean =>
  (roles & (SCIP_ROLES.definition | SCIP_ROLES.forwardDefinition)) !== 0;

export class DocumentMeanings {
  private readonly locals = new Map<string, DeclaredPlace[]>();
  private readonly known = new Map<string, readonly DefinedPlace[] | "outside" | null>();

  constructor(
    path: string,
    private readonly fitting: readonly FittingOccurrence[],
    private readonly symbols: readonly ScipSymbol[],
    private readonly index: KnownSymbols,
  ) {
    for (const { symbol, line, column } of fitting.filter((each) => isDefinition(each) && isLocalSymbol(each.symbol)))
      this.locals.set(symbol, [...(this.locals.get(symbol) ?? []), { path, line, column }]);
  }

  read(): Meanings {
    const byPlace = new Map<string, PreciseOccurrence>();
    for (const occurrence of this.fitting) {
      const meant = isDefinition(occurrence) ? null : this.meant(occurrence);
      if (meant === null) continue;
      const place = `${occurrence.line}:${occurrence.column}`;
      const before = byPlace.get(place);
      byPlace.set(place, before === undefined ? meant : both(before, meant));
    }
    return { occurrences: [...byPlace.values()], relations: this.relations(), members: this.members() };
  }

  /** Null where the index does not know it, or the word there can not be the symbol's. */
  private meant({ symbol, line, column, word, isNamed }: FittingOccurrence): PreciseOccurrence | null {
    if (isLocalSymbol(symbol)) {
      const targets = this.locals.get(symbol);
      return targets && isNamed ? { line, column, targets, isOutside: false } : null;
    }
    const places = this.placesOf(symbol);
    if (places === "outside") return isNamed ? { line, column, targets: [], isOutside: true } : null;
    if (places === null || places.length === 0) return null;
    const hash = nameHash(word);
    if (!isNamed && !places.some((place) => place.word === hash)) return null;
    return { line, column, targets: places.map((place) => this.target(place, symbol)), isOutside: false };
  }

  private target({ file, line, column }: DefinedPlace, symbol: string): DeclaredPlace {
    return { path: this.index.pathOf(file), line, column, member: symbol };
  }

  /** Null: nothing is known of it. */
  private placesOf(symbol: string): readonly DefinedPlace[] | "outside" | null {
    let found = this.known.get(symbol);
    if (found === undefined) this.known.set(symbol, (found = this.findPlaces(symbol)));
    return found;
  }

  private findPlaces(symbol: string): readonly DefinedPlace[] | "outside" | null {
    const { places, hierarchy, isOwnPackage } = this.index;
    const own = places.of(symbol);
    if (own !== undefined && own.length > 0) return own;
    const instead = hierarchy.definedBy(symbol).flatMap((other) => places.of(other) ?? []);
    if (instead.length > 0) return instead;
    const home = packageOf(symbol);
    const isElsewhere = home.name !== "." && !places.defines(home) && !isOwnPackage(home.name);
    return own === undefined && isElsewhere ? "outside" : null;
  }

  /** What this document defines: the index may have no symbol for it. */
  private members(): PreciseMember[] {
    const members = new Map<string, PreciseMember>();
    for (const occurrence of this.fitting) {
      const { symbol, line, column } = occurrence;
      if (isDefinition(occurrence) && !isLocalSymbol(symbol) && isMember(symbol))
        members.set(`${line}:${column}`, { line, column, member: symbol });
    }
    return [...members.values()].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  private relations(): PreciseRelation[] {
    const defined = new Map(
      this.fitting.filter((each) => isDefinition(each)).map((each) => [each.symbol, each] as const),
    );
    return [...new Set(this.symbols.map(({ symbol }) => symbol))].flatMap((symbol) => {
      const from = defined.get(symbol);
      const kind = lastDescriptor(symbol)?.kind;
      if (from === undefined || kind === undefined) return [];
      const above = this.index.hierarchy.above(symbol).filter((other) => lastDescriptor(other)?.kind === kind);
      return above.flatMap((other) =>
        (this.index.places.of(other) ?? []).map((place) => ({
          kind: kind === "type" ? ("base" as const) : ("override" as const),
          from: { line: from.line, column: from.column },
          to: this.target(place, other),
        })),
      );
    });
  }
}

const isMember = (symbol: string): boolean => {
  const kind = lastDescriptor(symbol)?.kind;
  return kind === "term" || kind === "method" || kind === "type" || kind === "parameter" || kind === "macro";
};

/** Two symbols at one place: `{ value }` names a variable and a property. */
function both(a: PreciseOccurrence, b: PreciseOccurrence): PreciseOccurrence {
  if (a.isOutside !== b.isOutside) return a.isOutside ? b : a;
  return { ...a, targets: [...a.targets, ...b.targets] };
}
