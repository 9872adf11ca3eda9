/** Which parameters of what is called may take a lambda that is passed to it. */
import { isFunction, scopeOf, type Declaration } from "../facts/declaration";
import type { CodeFile } from "../facts/code-file";
import { holderOf } from "../facts/declared-name";
import { parametersAmong, parametersIn } from "../facts/parameters";
import { RULES } from "../languages/registry";
import type { Parameter } from "./handed-types";
import { lambdaPlace } from "./lambda-place";
import type { TypeSources } from "./type-sources";

/** The call that takes a lambda, and a name in the lambda. */
export interface Handed extends Parameter {
  within: number | undefined;
}

/** What a member is called that stands for a call of the value: `interface Event { (listener: Listener): void }`. */
export const CALL_SIGNATURE = "()";
/** The method that a list behind `new` is handed to, value by value. */
const FILLS = "Add";
/** Overloads that are looked at. */
const MAX_OVERLOADS = 40;

export class LambdaTakers {
  constructor(private readonly names: TypeSources) {}

  /** The parameters that may take the lambda: the one at its place in the list of arguments, where that is told. */
  async of(declarations: readonly Declaration[], handed: Handed): Promise<Parameter[]> {
    const { trailingLambdas, callSignatures } = RULES[handed.file.language];
    if (callSignatures) return this.ofOverloads(await this.called(declarations), handed);
    const takers = await this.parametersOf(declarations);
    if (takers.length < 2) return takers;
    if (RULES[handed.file.language].writtenOverloads) return this.atPlace(declarations, takers, handed);
    if (!trailingLambdas) return takers;
    const place = await this.placeOf(handed);
    const own = place === undefined ? undefined : place === null ? takers.at(-1) : takers[place];
    return own ? [own] : takers;
  }

  /**
   * Of a function of C# the parameter at the lambda's place, or the one behind it, where it extends what stands left.
   */
  private async atPlace(
    declarations: readonly Declaration[],
    takers: Parameter[],
    handed: Handed,
  ): Promise<Parameter[]> {
    const head = declarations.find((d) => isFunction(d.kind));
    const place = head ? await this.placeOf(handed) : null;
    if (!head || typeof place !== "number" || place >= takers.length) return takers;
    const extended = (await this.names.code.file(head.fileId))?.extendedBy(head.ordinal) ?? null;
    return takers.slice(place, place + (extended ? 2 : 1));
  }

  /** Those of a function, or of the constructor that a class writes behind its name. */
  async parametersOf(declarations: readonly Declaration[]): Promise<Parameter[]> {
    const head = declarations.find((d) => isFunction(d.kind)) ?? declarations.find((d) => d.kind === "class");
    const makers = head?.kind === "class" ? await this.makersOf(head) : [];
    const found: Parameter[] = [];
    for (const d of head ? [head, ...makers] : []) {
      const file = await this.names.code.file(d.fileId);
      if (file) found.push(...parametersIn(file, d.ordinal).map((at) => ({ file, at })));
    }
    return found;
  }

  /** Constructors that stand in a class of C#, behind the methods that fill what they make. */
  private async makersOf(type: Declaration): Promise<readonly Declaration[]> {
    if (!RULES[type.language].writtenOverloads) return [];
    const held = (await this.names.code.named(type.name)).where(holderOf, scopeOf(type));
    const filling = (await this.names.members.find(scopeOf(type), type.language, FILLS)).members;
    return [...filling, ...held.filter((d) => d.kind === "constructor" && d.repositoryId === type.repositoryId)];
  }

  /** The same of a value that can be called by what its type declares: its call signatures. */
  async ofCallable(type: Declaration, handed: Handed): Promise<Parameter[]> {
    const { members } = await this.names.members.find(scopeOf(type), type.language, CALL_SIGNATURE);
    return this.ofOverloads(members, handed);
  }

  /** Of each overload the parameter at the lambda's place, or the last, which takes the rest. */
  private async ofOverloads(overloads: readonly Declaration[], handed: Handed): Promise<Parameter[]> {
    const place = await this.placeOf(handed);
    const found: Parameter[] = [];
    for (const overload of overloads.slice(0, MAX_OVERLOADS)) {
      const file = await this.names.code.file(overload.fileId);
      const all = file ? signatureOf(file, overload.ordinal).map((at) => ({ file, at })) : [];
      const own = typeof place === "number" ? (all[place] ?? all.at(-1)) : undefined;
      found.push(...(own ? [own] : all));
    }
    return found;
  }

  /** What a call of them calls: of overloads those that callers see, of a class its constructor. */
  private async called(declarations: readonly Declaration[]): Promise<readonly Declaration[]> {
    const functions = declarations.filter((d) => isFunction(d.kind));
    const [type] = functions.length > 0 ? [] : declarations.filter(({ kind }) => kind === "class");
    const { makerName } = type ? RULES[type.language] : { makerName: null };
    const all =
      type && makerName !== null
        ? (await this.names.members.find(scopeOf(type), type.language, makerName)).members
        : functions;
    const announced = all.filter(({ role }) => role === "declaration");
    return announced.length > 0 ? announced : all;
  }

  /** Undefined where nothing tells which name of the lambda it is. */
  private async placeOf({ file, at, within }: Handed): Promise<number | null | undefined> {
    return within === undefined ? undefined : lambdaPlace(this.names.code, file, at, within);
  }
}

/** The parameters of a function, or of a signature without a name. */
const signatureOf = (file: CodeFile, ordinal: number): number[] =>
  file.nameOccurrence(ordinal) >= 0 ? parametersIn(file, ordinal) : parametersAmong(file, ordinal);
