/**
 * Of functions that take equally many arguments, those that a call's arguments fit: by what literals, casts, `new` and
 * the types of names say. An argument that says nothing rules nothing out.
 */
import type { SourceText } from "../../format/source-text";
import {
  argumentsAndLambda,
  argumentsBehind,
  MAX_BEHIND_NAME,
  lastNameIn,
  type WrittenArgument,
} from "../facts/arguments";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, parameterCount, parameterTypes, type Declaration } from "../facts/declaration";
import type { PerLanguage } from "../languages/per-language";
import type { FunctionValues } from "../languages/rules/call-hooks";
import { occurrenceFrom } from "../types/given-arguments";
import type { Members } from "../members/members";
import { writtenParameters } from "../facts/default-arguments";
import { ParameterAliases, type Taking } from "../types/parameter-aliases";
import { siteOf, type Meaning } from "../facts/meaning";
import {
  chosenBranch,
  elementOf,
  fitOf,
  ofEnum,
  isLasting,
  literalBehind,
  literalType,
  primitiveBefore,
  type ArgumentType,
} from "../types/parameter-fit";
import { RULES } from "../languages/registry";

/** Types of values, as far as arguments ask for them. */
interface ValueNames {
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<Meaning | null>;
  /** what a declaration says of its type, or of the type that a call of it gives */
  ofDeclaration(declaration: Declaration, chain: Chain): Promise<Meaning | null>;
}

/** Types above an argument's that are looked at. */
const MAX_BASES = 60;

export class Overloads {
  private readonly aliases: ParameterAliases;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly values: ValueNames,
    private readonly functions: PerLanguage<FunctionValues>,
  ) {
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
    const given = text ? written(text.slice(end, end + MAX_BEHIND_NAME), 0) : null;
    if (!text || given?.length !== arity) return found;
    // One after the other: what the first of them finds out the next ones know, and arguments are nested.
    const types: (ArgumentType | null)[] = [];
    for (const argument of given)
      types.push(await this.typeOf(file, i, text, { ...argument, start: end + argument.start }, chain));
    const passed = types.map((type, at) => ({ type, isLasting: isLasting(given[at].text), isLast: given[at].isLast }));
    const told = await this.aliases.unfolded(await this.namingAll(overloads, given));
    return withoutTemplates(best(told, passed), types);
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

  private async typeOf(
    file: CodeFile,
    call: number,
    text: SourceText,
    argument: WrittenArgument,
    chain: Chain,
  ): Promise<ArgumentType | null> {
    const written = chosenBranch(argument.text);
    const literal = literalType(written, file.language);
    if (literal) return literal;
    // `f(*rows)` hands on what the rows hold
    const { spreadMark } = RULES[file.language];
    const functions = this.functions.of(file.language);
    if (spreadMark !== null && written.startsWith(spreadMark)) return null;
    const lambda = functions?.ofLambda(written);
    if (lambda) return lambda;
    const isReference = functions?.isReference(written) ?? false;
    const suffix = /^(?:u8|[LuU])?R?"(?:[^"\\]|\\.)*"(_\w+)$/.exec(written)?.[1];
    if (suffix !== undefined) return this.ofSuffix(suffix, chain);
    const [indexed, indexes] = withoutIndexes(written);
    const name = isReference ? indexed.lastIndexOf(":") + 1 : lastNameIn(indexed);
    const start = argument.start + argument.text.indexOf(written);
    const at = name < 0 ? -1 : occurrenceFrom(file, text, call, start + name);
    if (at >= 0 && functions && isReference) return functions.ofReference(file, at, chain);
    const type = at < 0 ? null : await this.typeOfName(file, text, at, chain);
    return type && indexes > 0 ? elementOf(type, indexes) : type;
  }

  private async typeOfName(file: CodeFile, text: SourceText, at: number, chain: Chain): Promise<ArgumentType | null> {
    const local = file.uses.local[at];
    const primitive = local >= 0 ? primitiveBefore(text, file.uses.line[local], file.uses.column[local]) : null;
    if (primitive) return { names: [primitive], isWhole: true };
    const literal = local >= 0 ? literalBehind(text, file.uses.line[local], file.columnBehind(local)) : null;
    if (literal) return literal;
    const functions = local >= 0 ? this.functions.of(file.language) : undefined;
    const start = functions ? placeBehind(file, text, local) : -1;
    const taken = functions?.typeBehind(text.slice(start, start + MAX_BEHIND_NAME));
    if (taken) return taken;
    return this.typeMeant(await this.values.ofValue(file, at, chain));
  }

  /** The type of a text that an operator makes something else of: `"name"_key`. */
  private async ofSuffix(suffix: string, chain: Chain): Promise<ArgumentType | null> {
    const [operator] = await this.code.declarations(`operator""${suffix}`);
    return operator ? this.typeMeant(await this.values.ofDeclaration(operator, chain)) : null;
  }

  private async typeMeant(meaning: Meaning | null): Promise<ArgumentType | null> {
    if (meaning === null || meaning.sort === "module" || meaning.sort === "object") return null;
    const site = siteOf(meaning);
    const mark = site?.isArray ? "Array" : "";
    if (meaning.sort === "outside")
      return site === null ? null : { names: [site.file.name(site.at) + mark], isWhole: mark !== "" };
    const [first] = meaning.declarations;
    const isAlias = first?.kind === "type_alias" && RULES[first.language].aliasedParameters;
    const meant = (isAlias ? await this.members.unaliased(first) : meaning.declarations) ?? [];
    const types = meant.filter((d) => isType(d.kind) && d.kind !== "type_alias");
    if (types.length === 0) return null;
    const { names, isWhole } = await this.withBases(types);
    const isNumeric = RULES[types[0].language].enumsAreNumbers && types[0].kind === "enum" && mark === "";
    return isNumeric ? ofEnum(names[0]) : { names: names.map((name) => name + mark), isWhole };
  }

  private async withBases(types: readonly Declaration[]): Promise<ArgumentType> {
    const names = new Set(types.map((d) => d.name));
    let isWhole = true;
    let level = [...types];
    while (level.length > 0 && names.size < MAX_BASES) {
      const above: Declaration[] = [];
      for (const type of level) {
        for (const base of await this.members.bases(type)) {
          if (base === null) isWhole = false;
          else above.push(...base.filter((d) => !names.has(d.name)));
        }
      }
      above.forEach((d) => names.add(d.name));
      level = above;
    }
    return { names: [...names], isWhole };
  }
}

/** `rows[i][0]` is `rows`, two indexes deep. */
function withoutIndexes(argument: string): [value: string, indexes: number] {
  const found = /^([\w.]+)((?:\[[^[\]]*\])+)$/.exec(argument);
  return found ? [found[1], found[2].split("[").length - 1] : [argument, 0];
}

const placeBehind = (file: CodeFile, text: SourceText, i: number): number =>
  text.offsetAt(file.uses.line[i], file.columnBehind(i));

/** Overloads whose other parameters have values of their own are among those found. */
const takes = (d: Declaration, arity: number): boolean => {
  const count = parameterCount(d) ?? 0;
  return count === arity || (RULES[d.language].defaultArguments !== null && count > arity);
};

const NAMED_ARGUMENT = /^(\w+)\s*=(?!=)/;

/**
 * For each parameter that keeps its own value: of overloads that fit alike, the one that takes just what is passed is
 * meant.
 */
const LEFT_OUT = -0.125;

/** What a call passes. */
interface Passed {
  type: ArgumentType | null;
  /** it names something that goes on living: `T&&` takes none of these where another overload does */
  isLasting: boolean;
  /** it is passed to the last parameter, whatever else is left out */
  isLast?: boolean;
}

function best(overloads: readonly Taking[], passed: readonly Passed[]): readonly Declaration[] {
  // an argument of which nothing is known may not fit the one that leaves out less
  const isOpen =
    RULES[overloads[0].declaration.language].overloadsByInference && passed.some(({ type }) => type === null);
  const fits = overloads.map(({ parameters }) =>
    passed.reduce(
      (sum, { type, isLasting: lasts, isLast }, at) => {
        const parameter = (isLast ? parameters.at(-1) : parameters[at]) ?? "";
        const moved = parameter.endsWith("&&") && lasts ? -0.25 : 0;
        return sum + moved + (type === null ? 0 : fitOf(type, parameter.replace("&&", "")));
      },
      isOpen ? 0 : LEFT_OUT * (parameters.length - passed.length),
    ),
  );
  const most = Math.max(...fits);
  const all = overloads.map(({ declaration }) => declaration);
  return most === -Infinity ? all : all.filter((_, at) => fits[at] === most);
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
