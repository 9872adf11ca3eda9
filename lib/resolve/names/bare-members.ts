/** What a bare name means inside of a type: a member of its own or of its bases. */
import { TYPED } from "../../format/occurrence-table";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { isFunction, isType, type Declaration } from "../facts/declaration";
import { mayTakeAsMany } from "../facts/default-arguments";
import { PerLanguage } from "../languages/per-language";
import type { BareName } from "../languages/readers";
import { RULES } from "../languages/registry";
import type { Members } from "../members/members";

export class BareMembers {
  private readonly baseNames = new PerLanguage(({ baseNames }) => baseNames?.(this.members));

  constructor(
    private readonly code: CodeIndex,
    private readonly members: Members,
  ) {}

  /** A member that a bare name means inside its type. The type's own name means the type, unless it is called. */
  async of(
    file: CodeFile,
    scope: string,
    { name, role, arity, level }: Omit<BareName, "at">,
  ): Promise<readonly Declaration[] | null> {
    const asType = role === "type" || role === "inherit";
    const { associatedTypes, implicitThis, valuesAsTypes, declarationSpaces } = RULES[file.language];
    if ((!asType || associatedTypes) && !implicitThis) return null;
    const members = await this.fitting(scope, file, { name, role, arity, level });
    // `{ Pair?: Visitor<Pair> }`: a key of a type is no type
    const isTypeName =
      valuesAsTypes && !declarationSpaces
        ? (d: Declaration) => !isFunction(d.kind)
        : ({ kind }: Declaration) => isType(kind);
    const fits = members.filter((d) => (asType ? isTypeName(d) : role === "call" || d.kind !== "constructor"));
    return fits.length > 0 ? fits : ((await this.baseNames.of(file.language)?.find(scope, name)) ?? null);
  }

  /**
   * Where functions and values are names apart, a call means the function and any other use the value, be it a base's.
   */
  private async fitting(
    scope: string,
    { language }: CodeFile,
    { name, role, arity, level }: Omit<BareName, "at">,
  ): Promise<Declaration[]> {
    const found = await this.members.find(scope, language, name, arity, level);
    const members = await this.taking(found.members, language, arity);
    if (members.length === 0 && found.members.length > 0) return [];
    const { companion, fieldsApartFromMethods, functionsApartFromValues } = RULES[language];
    // a method's name without parentheses means no method
    if (fieldsApartFromMethods && arity < 0 && role === "read") return members.filter((d) => !isFunction(d.kind));
    if (!functionsApartFromValues || (arity < 0 && role !== "read" && role !== "write")) return members;
    const fits = (d: Declaration) => (arity < 0 ? !isFunction(d.kind) : isFunction(d.kind) || isType(d.kind));
    if (members.some(fits)) return members;
    const above = (await this.members.findInBases(scope, language, name, arity)).members.filter(fits);
    // a value of the type's own is called before what a companion has
    const nearer =
      members.length > 0 ? above.filter((d) => companion === null || d.owners.at(-1) !== companion) : above;
    return nearer.length > 0 ? nearer : arity < 0 ? members : this.callable(members);
  }

  /** Functions that no call with as many arguments means give way to those further out; the rest stays. */
  private async taking(
    members: readonly Declaration[],
    language: CodeFile["language"],
    arity: number,
  ): Promise<Declaration[]> {
    if (arity < 0 || !RULES[language].callsReachOut) return [...members];
    const found: Declaration[] = [];
    for (const d of members)
      if (d.kind !== "method" || d.language !== language || (await mayTakeAsMany(this.code, d, arity))) found.push(d);
    return found;
  }

  /** Without values of types of which none can be called. */
  private async callable(values: readonly Declaration[]): Promise<Declaration[]> {
    const found: Declaration[] = [];
    for (const d of values) {
      const home = isFunction(d.kind) || isType(d.kind) ? null : await this.code.file(d.fileId);
      const [by, how] = home?.typedBy.get(home.nameOccurrence(d.ordinal)) ?? [-1, TYPED.byValue];
      const isWritten = how === TYPED.byType && by >= 0;
      if (!home || !isWritten || !RULES[d.language].uncallableTypes.has(home.name(by))) found.push(d);
    }
    return found;
  }
}
