/**
 * What the names are typed by that take a value apart: the parts of a pair, of what a map hands out, or the fields of
 * a struct. Null where the source does not say the whole's type plainly.
 */
import { TYPED } from "../../format/occurrence-table";
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import { MAP_LIKE } from "./container-rules";
import { hasModifier, type Declaration } from "../facts/declaration";
import { MAX_ALIASES, type TypeSite, type ValueType } from "../facts/value-type";
import { RULES } from "../languages/registry";
import type { TypeSources } from "./type-sources";

/** Types of values, as far as parts ask for them. */
interface WholeValues {
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** what is iterated over */
  elementOf(container: ValueType, chain: Chain): Promise<ValueType | null>;
  written(site: TypeSite, chain: Chain): Promise<ValueType | null>;
  unfold(meaning: ValueType, chain: Chain): Promise<ValueType | null>;
  /** what stands left of a member */
  receiver(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  ofDeclaration(d: Declaration, chain: Chain, receiver: () => Promise<ValueType | null>): Promise<ValueType | null>;
}

/** Types from outside whose parts are their type arguments. */
const HOLDS_PARTS: ReadonlySet<string> = new Set(["pair", "tuple", "Tuple", "TPair", "TTuple"]);

export class BoundParts {
  constructor(
    private readonly names: TypeSources,
    private readonly values: WholeValues,
  ) {}

  /** @param how the part's place, and whether it is one of the elements of what is named */
  async bound(file: CodeFile, of: number, how: number, chain: Chain): Promise<ValueType | null> {
    const isElement = (how & TYPED.isArray) !== 0;
    if (isElement && file.name(of) === RULES[file.language].givesPairs) {
      const map = await this.values.receiver(file, of, chain);
      return map?.sort === "outside" ? this.ofArguments(map.site, how & TYPED.place, true, chain) : null;
    }
    if (!isElement && !(await this.isPlain(file, of, chain))) return null;
    const whole = await this.values.ofValue(file, of, chain);
    // what a container of the index hands out is told by its iterators alone
    if (isElement && whole?.sort !== "outside") return null;
    let at = isElement && whole ? await this.values.elementOf(whole, chain) : whole;
    for (let steps = 0; at !== null && steps < MAX_ALIASES; steps++) {
      if (at.sort === "outside") return this.ofArguments(at.site, how & TYPED.place, isElement, chain);
      if (at.sort !== "type" || at.isGuess || at.isHeld) return null;
      if (at.declarations[0].kind !== "type_alias") return this.ofFields(at, how & TYPED.place, chain);
      at = await this.values.unfold(at, chain);
    }
    return null;
  }

  /** Whether the whole's type is written: what calls of types from outside give is only known by their names. */
  private async isPlain(file: CodeFile, of: number, chain: Chain): Promise<boolean> {
    const local = file.uses.local[of];
    const typed = local < 0 ? undefined : file.typedBy.get(local);
    if (typed?.[1] === TYPED.byValue && typed[0] !== local) return this.isPlain(file, typed[0], chain);
    if (local >= 0) return typed !== undefined && (typed[1] & ~TYPED.isArray) === TYPED.byType;
    const found = await this.names.occurrence(file, of, chain);
    return found.external === null && found.basis !== "name" && found.declarations.length > 0;
  }

  private async ofArguments(site: TypeSite | null, place: number, isElement: boolean, chain: Chain) {
    if (site === null || site.isArray) return null;
    const name = site.file.name(site.at);
    const given = site.file.argumentsOf(site.at);
    // `tuple[Crane, ...]`
    const part = given.length === 1 && !MAP_LIKE.has(name) ? given[0] : given[place];
    return part && (HOLDS_PARTS.has(name) || (isElement && MAP_LIKE.has(name)))
      ? this.values.written(part, chain)
      : null;
  }

  /** `struct Row { Crane crane; int depth; }`: its fields in their order, where no base has others. */
  private async ofFields(type: ValueType & { sort: "type" }, place: number, chain: Chain): Promise<ValueType | null> {
    const head = type.declarations.find(({ role }) => role === "definition");
    const home = head?.kind === "struct" ? await this.names.code.file(head.fileId) : null;
    if (!head || !home || (await this.names.members.types.bases(head)).length > 0) return null;
    const fields = home.symbols.filter(
      (s) => s.container === head.ordinal && home.kind(s.ordinal) === "field" && !hasModifier(s, "static"),
    );
    const field = fields.every((s) => hasModifier(s, "public")) ? fields[place] : undefined;
    const declared = field && (await this.names.code.declared([field.id])).get(field.id);
    return declared ? this.values.ofDeclaration(declared, chain, async () => type) : null;
  }
}
