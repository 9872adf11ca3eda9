/**
 * What the names of a file are typed by, as the file says it: a view on the sorted triples of its occurrences, which
 * makes nothing of its own.
 */
import { TYPED, type OccurrenceTable } from "../../format/occurrence-table";

/** A type argument, or a type parameter of a declaration. */
export interface TypeArgument {
  /** the occurrence that names it */
  at: number;
  /** it is an array of what is named */
  isArray: boolean;
}

const STEP = 3;
const NO_ARGUMENTS: readonly (TypeArgument | undefined)[] = [];

const isOwnType = (how: number): boolean =>
  (how & TYPED.hasArgument) === 0 || how === TYPED.memberOfType || how === TYPED.memberOfValue;
const isArgument = (how: number): boolean => (how & TYPED.hasArgument) !== 0 && how < TYPED.extends;

export class TypedNames {
  constructor(private readonly triples: OccurrenceTable["types"]) {}

  /** What an occurrence is typed by: [occurrence, how]; the last that is said of it. */
  get(of: number): readonly [number, number] | undefined {
    const at = this.last(of, isOwnType);
    return at < 0 ? undefined : [this.triples[at + 1], this.triples[at + 2]];
  }

  has(of: number): boolean {
    return this.last(of, isOwnType) >= 0;
  }

  /** The occurrence that stands in this relation to another; -1 for none. */
  related(of: number, how: number): number {
    const at = this.last(of, (each) => each === how);
    return at < 0 ? -1 : this.triples[at + 1];
  }

  /** Type arguments of an occurrence, in their places; holes where an argument is no name. */
  argumentsOf(of: number): readonly (TypeArgument | undefined)[] {
    const { triples } = this;
    let found: (TypeArgument | undefined)[] | undefined;
    for (let at = this.first(of); at < triples.length && triples[at] === of; at += STEP) {
      const how = triples[at + 2];
      if (isArgument(how) && triples[at + 1] !== of)
        (found ??= [])[how & TYPED.place] = { at: triples[at + 1], isArray: (how & TYPED.isArray) !== 0 };
    }
    return found ?? NO_ARGUMENTS;
  }

  /**
   * How many type arguments an occurrence has, those that are no names included, where the language counts them: such
   * a one is said of the occurrence by itself.
   */
  arityOf(of: number): number {
    const { triples } = this;
    let count = 0;
    for (let at = this.first(of); at < triples.length && triples[at] === of; at += STEP)
      if (isArgument(triples[at + 2])) count = Math.max(count, (triples[at + 2] & TYPED.place) + 1);
    return count;
  }

  /** All type arguments of an occurrence in one place. */
  argumentsAt(of: number, place: number): TypeArgument[] {
    const { triples } = this;
    const found: TypeArgument[] = [];
    for (let at = this.first(of); at < triples.length && triples[at] === of; at += STEP) {
      const how = triples[at + 2];
      if (isArgument(how) && (how & TYPED.place) === place && triples[at + 1] !== of)
        found.push({ at: triples[at + 1], isArray: (how & TYPED.isArray) !== 0 });
    }
    return found;
  }

  /** Where the last triple of an occurrence stands that fits; -1 for none. */
  private last(of: number, fits: (how: number) => boolean): number {
    const { triples } = this;
    let found = -1;
    for (let at = this.first(of); at < triples.length && triples[at] === of; at += STEP)
      if (fits(triples[at + 2])) found = at;
    return found;
  }

  /** Where the triples of an occurrence begin, or those of the next one. */
  private first(of: number): number {
    const { triples } = this;
    let low = 0;
    let high = triples.length / STEP;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (triples[middle * STEP] < of) low = middle + 1;
      else high = middle;
    }
    return low * STEP;
  }
}
