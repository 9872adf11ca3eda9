/**
 * Resolves `member` in `value.member`: by the type of the value, else by what its module or an import brings, else by
 * a unique name.
 */
import type { BareNames } from "./bare-names";
import { areFallbacks } from "./fallbacks";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { callArity } from "../members/extensions";
import { resolved } from "../visibility/imported";
import type { ValueType } from "../facts/value-type";
import { chosen } from "../facts/choose-overload";
import { HOOKS } from "../languages/hooks";
import { PerLanguage } from "../languages/per-language";
import { means, type Resolution } from "../facts/resolution";
import type { ResolverParts } from "./resolver-parts";
import { fieldsOfUnnamed } from "../types/unnamed-types";
import { RULES } from "../languages/registry";
import type { Declaration } from "../facts/declaration";

export class MembersOfValues {
  private readonly together = new PerLanguage(({ askedTogether }) => askedTogether?.(this.parts));

  constructor(
    private readonly parts: ResolverParts,
    private readonly bare: BareNames,
  ) {}

  /** `value.member`: the member of the value's type, or of the type or module that the name is. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const found = await this.member(file, i, chain);
    return areFallbacks(found.declarations) ? { ...found, basis: "name" } : found;
  }

  private async member(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const made = await HOOKS[file.language].memberFirst?.(this.parts, file, i, chain);
    if (made) return made;
    const tested = (await HOOKS[file.language].testedType?.(this.parts, file, i, chain)) ?? null;
    const meaning = tested ?? (await this.parts.values.receivers.at(file, i, chain));
    const found = meaning ? await this.parts.ofMeaning.find(file, i, meaning, "receiver", chain) : null;
    const key = isLiteralKey(file, i) && !found?.declarations.length ? await this.ofKey(file, i, meaning, chain) : null;
    if (key) return key;
    if (found && found.basis !== "name" && found.declarations.length > 0) return found;
    const beside = await HOOKS[file.language].besideExport?.(this.parts, file, i);
    if (beside) return resolved(beside, file.uses.arity[i], "import");
    const ofTrait = (await HOOKS[file.language].onlyOfTrait?.(this.parts.code, file, i)) ?? [];
    if (ofTrait.length > 0) return means(ofTrait, "unique_name");
    const added = meaning ? await HOOKS[file.language].addedAtRunTime?.(this.parts, file, i, meaning) : undefined;
    if (added && added.length > 0) return means(added, "unique_name");
    const isOpen = tested === null && meaning?.sort === "outside";
    const inferred = isOpen ? await this.together.of(file.language)?.ofOutside(file, i, chain) : null;
    if (inferred) return inferred;
    const any = found?.external ? ((await HOOKS[file.language].anyOfTrait?.(this.parts.code, file, i)) ?? []) : [];
    if (any.length > 0) return means(any, "name");
    if (found && found.basis !== "name") return found;
    const imported = meaning === null ? await this.parts.extensions.imported(file, i) : [];
    if (imported.length > 0) return means(chosen(imported, file.uses.arity[i]), "import");
    const isStandard = HOOKS[file.language].isStandardExtension?.(file.name(i)) ?? false;
    const only = meaning === null && !isStandard ? await this.parts.extensions.only(file, i) : [];
    if (only.length > 0) return means(chosen(only, callArity(file, i)), "unique_name");
    const unnamed = meaning === null ? await fieldsOfUnnamed(this.parts.code, file, i) : [];
    if (unnamed.length === 1) return means(unnamed, "unique_name");
    if (found) return found;
    const alone = await this.parts.byNameAlone.resolve(file, i);
    if (alone.basis !== "name") return alone;
    return (await this.together.of(file.language)?.find(file, i, chain)) ?? alone;
  }

  /**
   * `Rows{{Name: "a"}}`, `http.Header{name: value}`: a field of what the literal's type holds, or the value that is
   * the key of a map.
   */
  private async ofKey(file: CodeFile, i: number, meaning: ValueType | null, chain: Chain): Promise<Resolution | null> {
    const element = meaning ? await this.parts.values.element(meaning, chain) : null;
    const field = element ? await this.parts.ofMeaning.find(file, i, element, "receiver", chain) : null;
    if (field && field.declarations.length > 0 && field.basis !== "name") return field;
    if (!isOpenLiteral(meaning)) return null;
    const value = await this.bare.find(file, i, chain);
    const isValue = value.declarations.length > 0 && value.declarations.every(isConstantOrVariable);
    return isValue && value.basis !== "name" ? { ...value, basis: "unique_name" } : null;
  }
}

/** `T{Name: 1}`: no other name is written to what a type stands left of. */
function isLiteralKey(file: CodeFile, i: number): boolean {
  const left = file.uses.left[i];
  return RULES[file.language].literalKeys && left >= 0 && file.role(i) === "write" && file.role(left) === "type";
}

/**
 * Whether a literal of this type may be a map, for all that is known: its type stands outside, or is a name for
 * another.
 */
const isOpenLiteral = (meaning: ValueType | null): boolean =>
  meaning?.sort === "outside" || (meaning?.sort === "type" && meaning.declarations[0]?.kind === "type_alias");

const isConstantOrVariable = ({ kind }: Declaration): boolean => kind === "constant" || kind === "variable";
