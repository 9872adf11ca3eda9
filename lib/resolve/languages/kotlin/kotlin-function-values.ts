/**
 * Functions of Kotlin that are passed to a call: lambdas, and references like `::Ship` and `Ship::sail`, by how much
 * they take.
 */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import { argumentsFrom, listAt, MAX_BEHIND_NAME } from "../../facts/arguments";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import { isFunction, isType, type Declaration } from "../../facts/declaration";
import { parameterCount, typesIn } from "../../facts/disambiguator";
import type { ArgumentType } from "../../types/parameter-fit";
import type { OccurrenceReader } from "../readers";
import type { FunctionValues } from "../rules/call-hooks";

const REFERENCE = /^(?:[\w.]+(?:<[\w\s,.?]*>)?)?::\w+$/;
/** `a, (b, c) ->`, `_ ->`, `a: Ship ->`; nothing where the lambda names nothing that it takes */
const NAMED =
  /^\{\s*((?:[\w`]+|\([^()]*\))(?:\s*:\s*[\w.<>?, ]+)?(?:\s*,\s*(?:[\w`]+|\([^()]*\))(?:\s*:\s*[\w.<>?, ]+)?)*)\s*,?\s*->/;
/** What a lambda takes that names nothing: nothing, `it`, a receiver, or both. */
const UNNAMED = [0, 1, 2];
/** The head of a class up to the list of its constructor. */
const BEFORE_LIST =
  /^\s*(?:<[^{}()]{0,200}>)?\s*(?:(?:(?:@[\w.]+(?:\([^()]{0,200}\))?|private|internal|protected|public)\s+)*constructor\s*)?\(/;

/**
 * The types of functions that take one of these numbers of values. An interface of one function may be meant as well.
 */
const functionsOf = (counts: readonly number[]): ArgumentType => ({
  names: counts.flatMap((count) => [`Function${count}`, `SuspendFunction${count}`]),
  isWhole: false,
  areAlike: true,
});

const FUNCTION_TYPE = /^\s*:\s*(?:suspend\s+)?(?:([\w.]+(?:<[\w\s,.?]{0,100}>)?\??)\.)?\(/;
const MAX_BEFORE_ARROW = 20;

export class KotlinFunctionValues implements FunctionValues {
  constructor(
    private readonly code: CodeIndex,
    private readonly occurrence: OccurrenceReader,
  ) {}

  /** What a lambda may be; null for any other text. */
  ofLambda(text: string): ArgumentType | null {
    if (!text.startsWith("{")) return null;
    const named = NAMED.exec(text)?.[1];
    const count = named === undefined ? -1 : named.replace(/\([^()]*\)|<[^<>]*>/g, "").split(",").length;
    return functionsOf(count < 0 ? UNNAMED : [count, count + 1]);
  }

  /** `: (A, B) -> C`, `: suspend A.(B) -> C` behind the name of a value; null for any other type. */
  typeBehind(text: string): ArgumentType | null {
    const before = FUNCTION_TYPE.exec(text);
    const list = before ? listAt(text, before[0].length - 1) : null;
    if (!before || !list || !/^\s*->/.test(text.slice(list.end, list.end + MAX_BEFORE_ARROW))) return null;
    return functionsOf([list.count + (before[1] === undefined ? 0 : 1)]);
  }

  /** Whether a text is a reference to a function. */
  isReference(text: string): boolean {
    return REFERENCE.test(text);
  }

  /**
   * The type of a reference by the occurrence of its last name; null where several are meant that take different
   * numbers of values.
   */
  async ofReference(file: CodeFile, at: number, chain: Chain): Promise<ArgumentType | null> {
    const found = await this.occurrence(file, at, chain);
    if (found.basis === "name" || found.declarations.length === 0) return null;
    const own = new Set<number>();
    for (const d of found.declarations) for (const count of await this.taken(d)) own.add(count);
    const [count] = own;
    if (own.size !== 1 || count === undefined) return null;
    const isUnbound = await this.isOfType(file, file.uses.left[at], chain);
    return functionsOf([count + (isUnbound ? 1 : 0)]);
  }

  /** What a function takes, or a constructor of a class, or the reading of a property. */
  private async taken(d: Declaration): Promise<number[]> {
    if (isFunction(d.kind)) return [parameterCount(d) ?? 0];
    if (!isType(d.kind)) return [0];
    const home = await this.code.file(d.fileId);
    const constructors = home?.symbols.filter(
      (s) => s.container === d.ordinal && home.kind(s.ordinal) === "constructor",
    );
    const others = (constructors ?? []).map(
      ({ disambiguator }) => typesIn({ language: d.language, disambiguator }).length,
    );
    const primary = await this.primary(d);
    return primary === null ? (others.length > 0 ? others : [0]) : [primary, ...others];
  }

  /** Parameters of the constructor that a class writes behind its name; null for none. */
  private async primary(d: Declaration): Promise<number | null> {
    const text = await this.code.text(d.fileId);
    const { nameLine, nameColumn } = decodeSymbolRanges(d.source.symbol.ranges);
    const start = text ? text.offsetAt(nameLine, nameColumn) + d.name.length : 0;
    const behind = text?.slice(start, start + MAX_BEHIND_NAME) ?? "";
    const list = BEFORE_LIST.exec(behind);
    return list ? (argumentsFrom(behind, list[0].length - 1)?.length ?? null) : null;
  }

  /** `Ship::sail` takes a ship, `ship::sail` and what is of an object do not. */
  private async isOfType(file: CodeFile, left: number, chain: Chain): Promise<boolean> {
    if (left < 0 || file.uses.local[left] >= 0) return false;
    const found = await this.occurrence(file, left, chain);
    const [type] = found.declarations;
    if (!type) return found.external !== null && /^\p{Lu}/u.test(file.name(left));
    if (!isType(type.kind)) return false;
    const text = await this.code.text(type.fileId);
    const { startLine, startColumn, nameLine, nameColumn } = decodeSymbolRanges(type.source.symbol.ranges);
    return !/\bobject\s+$/.test(text?.between(startLine, startColumn, nameLine, nameColumn) ?? "");
  }
}
