/** The types of what a call passes: by what literals, casts, `new` and the types of names say. */
import type { SourceText } from "../../format/source-text";
import { MAX_BEHIND_NAME, lastNameIn, nameOfMade, type WrittenArgument } from "../facts/arguments";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isType, type Declaration } from "../facts/declaration";
import { basesOfCollection } from "../facts/standard-collections";
import type { PerLanguage } from "../languages/per-language";
import type { FunctionValues } from "../languages/rules/call-hooks";
import { occurrenceFrom } from "../facts/offsets";
import type { Members } from "../members/members";
import { siteOf, type TypeSite, type ValueType } from "../facts/value-type";
import {
  basesOfStream,
  chosenBranch,
  elementOf,
  ofEnum,
  literalBehind,
  literalType,
  isText,
  primitiveBefore,
  type ArgumentType,
} from "../types/parameter-fit";
import { viewsOfText } from "../types/standard-texts";
import { isInUnnamedClass } from "../members/unnamed-bodies";
import { RULES } from "../languages/registry";
import { bareValue, computedOf } from "./bare-values";
import type { ValueNames } from "./value-names";
import { turnsInto } from "./conversion-operators";
import { arrayOf, isRest, OF_ANYTHING } from "./array-arguments";
import { literalValue } from "./literal-values";
import { operationIn, withoutIndexes } from "./operations";
import { standardAbove, standardResult, withStandardBases } from "./standard-bases";
import { ofStandardCall } from "./standard-calls";
import { TypesAbove } from "./types-above";
import { writtenPrimitive } from "./written-primitive";

const CAST = /^(\(\s*(?:\w+\.)*)([A-Z]\w*)\s*(?:<[^()]*>)?\s*\)\s*[\w("']/;
const CONSTANT_OF_TYPE = /^(?:\w+\.)*[A-Z]\w*[a-z]\w*\.[A-Z][A-Z0-9_]*$/;
const LENGTH = /^\w[\w.]*\.length$/;

export class ArgumentTypes {
  private readonly above: TypesAbove;

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
    private readonly values: ValueNames,
    private readonly functions: PerLanguage<FunctionValues>,
  ) {
    this.above = new TypesAbove(code, members);
  }

  /** Null where nothing is known. @param call the occurrence that is called */
  async of(
    file: CodeFile,
    call: number,
    text: SourceText,
    argument: WrittenArgument,
    chain: Chain,
  ): Promise<ArgumentType | null> {
    const written = chosenBranch(argument.text);
    const cast = await this.ofCast(file, call, text, argument, chain);
    if (cast) return cast;
    const literal = literalType(written, file.language);
    if (literal) return withStandardBases(literal, file.language);
    // `f(*rows)` hands on what the rows hold
    const { spreadMark } = RULES[file.language];
    const functions = this.functions.of(file.language);
    if (spreadMark !== null && written.startsWith(spreadMark)) return null;
    const first = argument.start + argument.text.indexOf(written);
    const lambda = await functions?.ofLambda(written, { file, call, text, start: first, chain });
    if (lambda) return lambda;
    const computed = await this.ofExpression(file, call, text, { ...argument, text: written }, chain);
    if (computed) return computed;
    if (written === "this" && !isInUnnamedClass(file, call))
      return this.typeMeant(await this.values.receivers.ownType(file, call, chain), chain);
    const isReference = functions?.isReference(written) ?? false;
    const suffix = /^(?:u8|[LuU])?R?"(?:[^"\\]|\\.)*"(_\w+)$/.exec(written)?.[1];
    if (suffix !== undefined) return this.ofSuffix(suffix, chain);
    const [indexed, indexes] = withoutIndexes(written);
    const made = nameOfMade(written);
    const name = isReference ? indexed.lastIndexOf(":") + 1 : made >= 0 ? made : lastNameIn(indexed);
    const at = name < 0 ? -1 : occurrenceFrom(file, text, call, first + name);
    if (at >= 0 && functions && isReference) return functions.ofReference(file, at, chain);
    const isValue = !/^[&*]/.test(written);
    const type =
      at < 0
        ? null
        : ((await this.ofConstant(file, at, written, chain)) ??
          (await this.typeOfName(file, text, at, isValue, chain)));
    if (type === null && made >= 0 && at >= 0) return { names: [file.name(at)], isWhole: false };
    return type && indexes > 0 ? elementOf(type, indexes) : type;
  }

  /** `null`, `count - 1`, `a == b`, `rows.length`; null for anything else. */
  private async ofExpression(
    file: CodeFile,
    call: number,
    text: SourceText,
    { text: written, start }: WrittenArgument,
    chain: Chain,
  ): Promise<ArgumentType | null> {
    if (!RULES[file.language].primitivesApart) return null;
    if (written === "null") return { names: [], isWhole: false, isNull: true };
    const ofText = /^"(?:[^"\\]|\\.)*"\.(\w+)\([^()]*\)$/.exec(written)?.[1];
    if (ofText !== undefined) return standardResult(file.language, ofText);
    const operation = operationIn(written);
    if (operation === null) {
      const length = LENGTH.test(written) ? occurrenceFrom(file, text, call, start + lastNameIn(written)) : -1;
      const isOfArray = length >= 0 && (await this.values.declared(file, length, chain)).length === 0;
      return isOfArray ? bareValue("int") : null;
    }
    if (operation.isTruth) return bareValue("boolean");
    const sides: (ArgumentType | null)[] = [];
    for (const side of operation.sides)
      sides.push(await this.of(file, call, text, { text: side.text, start: start + side.start }, chain));
    return computedOf(sides);
  }

  /** `(Ship) value`: a type that is named is looked up, for what stands above it. */
  private async ofCast(
    file: CodeFile,
    call: number,
    text: SourceText,
    argument: WrittenArgument,
    chain: Chain,
  ): Promise<ArgumentType | null> {
    const cast = RULES[file.language].finalTypes === null ? null : CAST.exec(argument.text);
    if (!cast) return null;
    const at = occurrenceFrom(file, text, call, argument.start + cast[1].length);
    const meaning = at < 0 ? null : await this.values.ofValue(file, at, chain);
    if (meaning?.sort === "type") return this.typeMeant(meaning, chain);
    const whole = meaning?.sort === "outside" ? meaning.specifier : null;
    const above = standardAbove(whole ?? cast[2], file.language);
    return above ? { names: [cast[2], ...above], isWhole: true } : null;
  }

  /** `Level.INFO` of a type from outside mostly is a `Level`: enums have such constants. */
  private async ofConstant(file: CodeFile, at: number, written: string, chain: Chain): Promise<ArgumentType | null> {
    const left = file.uses.left[at];
    if (RULES[file.language].finalTypes === null || left < 0 || !CONSTANT_OF_TYPE.test(written)) return null;
    const holder = await this.values.ofValue(file, left, chain);
    return holder?.sort === "outside" ? { names: [file.name(left)], isWhole: false, isGuess: true } : null;
  }

  /** @param isValue what is named is passed, and not where it stands or what it points to */
  private async typeOfName(
    file: CodeFile,
    text: SourceText,
    at: number,
    isValue: boolean,
    chain: Chain,
  ): Promise<ArgumentType | null> {
    const local = file.uses.local[at];
    const primitive = local >= 0 ? primitiveBefore(text, file.uses.line[local], file.uses.column[local]) : null;
    const isExact = RULES[file.language].primitiveArguments;
    if (primitive) return { names: [primitive], isWhole: true, isArray: primitive.endsWith("Array"), isExact };
    const literal = local >= 0 ? literalBehind(text, file.uses.line[local], file.columnBehind(local)) : null;
    if (literal) return withStandardBases(literal, file.language);
    const functions = local >= 0 ? this.functions.of(file.language) : undefined;
    const start = functions ? placeBehind(file, text, local) : -1;
    const taken = functions?.typeBehind(text.slice(start, start + MAX_BEHIND_NAME));
    if (taken) return taken;
    const declared = local >= 0 || !isValue ? null : await this.primitive(file, at, chain);
    if (declared) return declared;
    const type =
      (await this.typeMeant(await this.values.ofValue(file, at, chain), chain)) ??
      (local < 0 ? await ofStandardCall(this.values, file, at, chain) : null) ??
      (await literalValue(this.code, this.values, [file, at], chain));
    if (local < 0 || !isRest(file, text, local)) return type;
    return type ? arrayOf(type) : { names: [OF_ANYTHING], isWhole: false, isArray: true };
  }

  private async primitive(file: CodeFile, at: number, chain: Chain): Promise<ArgumentType | null> {
    if (!RULES[file.language].primitiveArguments) return null;
    const written = await writtenPrimitive(this.code, await this.values.declared(file, at, chain), file.uses.arity[at]);
    if (written === null) return null;
    if (isText(written)) return literalType('""', file.language);
    return { names: [written], isWhole: true, isExact: true, isArray: written.endsWith("Array") };
  }

  /** What a type of the standard library may be passed to, beside itself. */
  private standardNames({ language }: CodeFile, name: string): readonly string[] {
    const { collectionFactories, streams, standardTexts } = RULES[language];
    if (collectionFactories) return basesOfCollection(name);
    return [...(streams ? basesOfStream(name) : []), ...(standardTexts ? viewsOfText(name) : [])];
  }

  /** The type of a text that an operator makes something else of: `"name"_key`. */
  private async ofSuffix(suffix: string, chain: Chain): Promise<ArgumentType | null> {
    const [operator] = await this.code.declarations(`operator""${suffix}`);
    return operator ? this.typeMeant(await this.values.ofDeclaration(operator, chain), chain) : null;
  }

  private async typeMeant(meaning: ValueType | null, chain: Chain): Promise<ArgumentType | null> {
    if (meaning === null || meaning.sort === "module" || meaning.sort === "object") return null;
    const site = siteOf(meaning);
    const mark = site?.isArray ? "Array" : "";
    if (meaning.sort === "outside") {
      if (site === null) return null;
      const name = site.file.name(site.at);
      const standard = mark === "" ? standardAbove(meaning.specifier ?? wholeName(site), site.file.language) : null;
      if (standard) return { names: [name, ...standard], isWhole: true };
      const above = mark === "" ? this.standardNames(site.file, name) : [];
      return { names: [name + mark, ...above], isWhole: mark !== "", isArray: site.isArray };
    }
    const [first] = meaning.declarations;
    const isAlias = first?.kind === "type_alias" && RULES[first.language].aliasedParameters;
    const meant = (isAlias ? await this.members.types.unaliased(first) : meaning.declarations) ?? [];
    const types = meant.filter((d) => isType(d.kind) && d.kind !== "type_alias");
    if (types.length === 0) return null;
    const own = await this.above.of(types);
    const { names, isWhole, keys } = mark === "" ? await this.withTurned(own, types[0], meaning, chain) : own;
    const isNumeric = RULES[types[0].language].enumsAreNumbers && types[0].kind === "enum" && mark === "";
    if (isNumeric) return ofEnum(names[0]);
    return mark === "" ? { names, isWhole, keys } : arrayOf({ names, isWhole });
  }

  /** The same, and what operators of the class turn its values into. */
  private async withTurned(
    own: ArgumentType,
    type: Declaration,
    value: ValueType,
    chain: Chain,
  ): Promise<ArgumentType> {
    const turned = await turnsInto({ code: this.code, values: this.values }, type, value, chain);
    const others: (ArgumentType | null)[] = [];
    for (const each of turned)
      others.push(typeof each === "string" ? { names: [each], isWhole: true } : await this.typeMeant(each, chain));
    return {
      ...own,
      names: [...own.names, ...others.flatMap((each) => each?.names ?? [])],
      isWhole: own.isWhole && others.every((each) => each?.isWhole === true),
    };
  }
}

/** `java.util.List`, as far as it is written. */
function wholeName({ file, at }: TypeSite): string {
  const left = file.uses.left[at];
  return left < 0 ? file.name(at) : `${wholeName({ file, at: left, isArray: false })}.${file.name(at)}`;
}

const placeBehind = (file: CodeFile, text: SourceText, i: number): number =>
  text.offsetAt(file.uses.line[i], file.columnBehind(i));
