/**
 * Of functions that take equally many arguments, those that a call's arguments fit: by what literals, casts, `new` and
 * the types of names say. An argument that says nothing rules nothing out.
 */
import {
  argumentsAndLambda,
  argumentsBehind,
  MAX_BEHIND_NAME,
  operandBehind,
  type WrittenArgument,
} from "../facts/arguments";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Declaration } from "../facts/declaration";
import { openPlace, takesNull, parameterCount, parameterTypes } from "../facts/disambiguator";
import type { PerLanguage } from "../languages/per-language";
import type { FunctionValues } from "../languages/rules/call-hooks";
import type { Members } from "../members/members";
import { occurrenceFrom } from "../facts/offsets";
import type { SourceText } from "../../format/source-text";
import { takesRest, writtenParameters } from "../facts/default-arguments";
import { ParameterAliases, type Taking } from "../types/parameter-aliases";
import { fitOf, isLasting, type ArgumentType } from "../types/parameter-fit";
import { fitPassed, passing, saidOfPassed } from "../types/pointers";
import { ArgumentTypes } from "./argument-types";
import type { ValueNames } from "./value-names";
import { RULES } from "../languages/registry";
import { converting } from "./conversions";
import { nominalFits, type Nominal } from "./nominal-overloads";
import { typesTaken } from "./parameter-types";

export class Overloads {
  readonly types: ArgumentTypes;
  private readonly aliases: ParameterAliases;
  private readonly taken = new Map<bigint, Promise<Nominal>>();

  constructor(
    private readonly code: CodeIndex,
    readonly members: Members,
    readonly values: ValueNames,
    functions: PerLanguage<FunctionValues>,
  ) {
    this.types = new ArgumentTypes(code, members, values, functions);
    this.aliases = new ParameterAliases(code, members);
  }

  /** Those that fit best; all of them where the arguments do not tell them apart. */
  async fitting(
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
    chain: Chain,
  ): Promise<readonly Declaration[]> {
    const arity = file.uses.arity[i];
    const overloads = found.filter((d) => d.disambiguator !== null && takes(d, arity));
    if (arity < 1 || new Set(overloads.map((d) => d.keyHash)).size < 2 || overloads.length < found.length) return found;
    const text = await this.code.text(file.id);
    const end = text ? text.offsetAt(file.uses.line[i], file.columnBehind(i)) : 0;
    const written = RULES[file.language].trailingLambdas ? argumentsAndLambda : argumentsBehind;
    const behind = text?.slice(end, end + MAX_BEHIND_NAME) ?? "";
    const given = written(behind, 0) ?? (RULES[file.language].infixCalls ? operandBehind(behind, 0) : null);
    if (!text || given?.length !== arity) return found;
    // One after the other: what the first of them finds out the next ones know, and arguments are nested.
    const types: (ArgumentType | null)[] = [];
    for (const argument of given) {
      const start = end + argument.start;
      const type = await this.types.of(file, i, text, { ...argument, start }, chain);
      types.push(type && { ...type, ...saidOf(file, i, text, { ...argument, start }) });
    }
    const { finalTypes, primitivesApart } = RULES[file.language];
    if (finalTypes) {
      const nominal = await Promise.all(overloads.map((d) => this.nominal(d)));
      return nominalFits(nominal, types, { finalTypes, primitivesApart });
    }
    const { namedArguments } = RULES[file.language];
    const passed = types.map((type, at) => ({
      type,
      isLasting: isLasting(given[at].text),
      isLast: given[at].isLast,
      isNamed: namedArguments && NAMED_ARGUMENT.test(given[at].text),
    }));
    const named = await this.aliases.unfolded(await this.namingAll(overloads, given));
    const told = named.map((overload) => spreadOpen(overload, arity));
    const fits = best(told, passed);
    const made =
      fits === null && RULES[file.language].aliasedParameters ? await converting(this.code, told, types) : null;
    return withoutTemplates(fits ?? (made && best(made, passed)) ?? overloads, types);
  }

  /** What an overload takes, which its own file says: calls without number ask for it. */
  private nominal(declaration: Declaration): Promise<Nominal> {
    const known = this.taken.get(declaration.id);
    if (known) return known;
    const found = this.readNominal(declaration);
    this.taken.set(declaration.id, found);
    return found;
  }

  private async readNominal(declaration: Declaration): Promise<Nominal> {
    const ofName: ValueNames["ofName"] = (...asked) => this.values.ofName(...asked);
    const isOpen = await takesRest(this.code, declaration);
    const types = await typesTaken(this.code, declaration, { ofName, members: this.members });
    const parameters = types.map((type, at) => ({
      ...type,
      isArray: type.isArray || (isOpen && at === types.length - 1),
    }));
    return { declaration, parameters, takesRest: isOpen };
  }

  /**
   * Overloads that have parameters of all the names that arguments are given: `f(name = 1)`. All of them where none
   * has.
   */
  private async namingAll(overloads: readonly Declaration[], given: readonly WrittenArgument[]) {
    const names = given.flatMap(({ text }) => NAMED_ARGUMENT.exec(text)?.[1] ?? []);
    if (RULES[overloads[0].language].defaultArguments !== "any" || names.length === 0) return overloads;
    const fits: Declaration[] = [];
    for (const d of overloads) {
      const written = await writtenParameters(this.code, d);
      const own = new Set(written.map((parameter) => /(\w+)\s*:/.exec(parameter)?.[1]));
      if (names.every((name) => own.has(name))) fits.push(d);
    }
    return fits.length > 0 ? fits : overloads;
  }
}

/** Where overloads differ in pointers: what an argument says of that. */
function saidOf(file: CodeFile, i: number, text: SourceText, argument: WrittenArgument) {
  if (!RULES[file.language].pointersApart) return {};
  const at = /^\w+$/.test(argument.text) ? occurrenceFrom(file, text, i, argument.start) : -1;
  return saidOfPassed(file, text, argument.text, at < 0 ? -1 : file.uses.local[at]);
}

/** Overloads whose other parameters have values of their own are among those found. */
const takes = (d: Declaration, arity: number): boolean => {
  const count = parameterCount(d) ?? 0;
  const { defaultArguments, restParameters } = RULES[d.language];
  const isOpen = restParameters || openPlace(d) >= 0;
  return count === arity || (defaultArguments !== null && count > arity) || (isOpen && count - 1 <= arity);
};

const NAMED_ARGUMENT = /^(\w+)\s*=(?!=)/;

/**
 * For each parameter that keeps its own value: of overloads that fit alike, the one that takes just what is passed is
 * meant.
 */
const LEFT_OUT = -0.125;
/** For a parameter that takes any number of values: where another overload fits alike, that one is meant. */
const SPREAD = -0.0625;

/**
 * For a value that goes to what takes null as well: of types that fit alike the narrower one is meant, also if spread.
 */
const NULL_TOO = -0.125;

/** What a call passes. */
interface Passed {
  type: ArgumentType | null;
  /** it names something that goes on living: `T&&` takes none of these where another overload does */
  isLasting: boolean;
  /** it is passed to the last parameter, whatever else is left out */
  isLast?: boolean;
  /** it is passed to the parameter of its name, which all overloads have that are left */
  isNamed?: boolean;
}

/** An overload with its open parameter as often as a call with so many arguments fills it. */
function spreadOpen({ declaration, parameters }: Taking, arity: number): Taking {
  const place = openPlace(declaration);
  const more = arity - parameters.length;
  if (place < 0 || more <= 0) return { declaration, parameters };
  return { declaration, parameters: parameters.flatMap((type, at) => Array(at === place ? more + 1 : 1).fill(type)) };
}

/** Those that fit best; null where none fits. */
function best(overloads: readonly Taking[], passed: readonly Passed[]): readonly Declaration[] | null {
  // an argument of which nothing is known may not fit the one that leaves out less
  const isOpen =
    RULES[overloads[0].declaration.language].overloadsByInference &&
    passed.some(({ type, isNamed }) => type === null && !isNamed);
  const fits = overloads.map(({ declaration, parameters }) => {
    const by = passing(declaration);
    return passed.reduce(
      (sum, { type, isLasting: lasts, isLast }, at) => {
        const parameter = (isLast ? parameters.at(-1) : parameters[at]) ?? "";
        const moved = parameter.endsWith("&&") && lasts ? -0.25 : 0;
        const fit = type === null ? 0 : fitOf(type, parameter.replace("&&", ""));
        const wide = type !== null && !type.isNull && takesNull(declaration, at) ? NULL_TOO : 0;
        return sum + moved + wide + (type === null ? 0 : fitPassed(fit, type, by(at)));
      },
      isOpen ? 0 : LEFT_OUT * (parameters.length - passed.length) + (openPlace(declaration) < 0 ? 0 : SPREAD),
    );
  });
  const most = Math.max(...fits);
  if (most === -Infinity) return null;
  return overloads.flatMap(({ declaration }, at) => (fits[at] === most ? [declaration] : []));
}

/** Of overloads that arguments of known types fit alike, a template is not meant where a function is that is none. */
function withoutTemplates(
  found: readonly Declaration[],
  types: readonly (ArgumentType | null)[],
): readonly Declaration[] {
  if (found.length < 2 || types.includes(null) || !RULES[found[0].language].templatesLast) return found;
  const plain = found.filter((d) => !parameterTypes(d)?.some((type) => type.endsWith("auto")));
  return plain.length > 0 ? plain : found;
}
