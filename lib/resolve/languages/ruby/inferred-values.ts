/**
 * The class of a value that nothing declares, by what this repository does with it: calls pass it, lists that it is
 * taken from are given objects of one class. Where anything of another class is known to be there, nothing is said.
 */
import { LEFT_FLAGS, TYPED } from "../../../format/occurrence-table";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import { isFunction, isType, scopeOf, type Declaration } from "../../facts/declaration";
import { means, type Resolution } from "../../facts/resolution";
import type { NameReader } from "../readers";
import { agreedOn } from "./agreed-on";
import { spellings } from "./asked-names";
import { comparedClass } from "./compared-values";
import { DocumentedTypes } from "./documented-types";
import type { Inferred, InferredReader, ValuePlace } from "./inferred";
import { HeldValues } from "./held-values";
import { atLevel } from "./levels";
import { PassedValues } from "./passed-values";

/** Places of one value that are read. */
const MAX_VALUES = 6;

export class InferredValues {
  private readonly passed: PassedValues;
  private readonly held: HeldValues;
  private readonly documented: DocumentedTypes;

  constructor(private readonly names: NameReader) {
    const typeOf: InferredReader = (...asked) => this.typeOf(...asked);
    this.passed = new PassedValues(names, typeOf);
    this.documented = new DocumentedTypes(names);
    this.held = new HeldValues(names, this.documented, typeOf, (...asked) => this.valuesOf(...asked));
  }

  /** The member that is asked of such a value; null where its class is not known. */
  async find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const of = file.uses.left[i];
    if (of < 0 || (file.uses.leftFlags[i] & LEFT_FLAGS.scope) !== 0) return null;
    const isIndexed = (file.uses.leftFlags[i] & LEFT_FLAGS.indexed) !== 0;
    const type = isIndexed ? await this.held.elementOf(file, of, chain) : await this.typeOf(file, of, chain);
    if (type === null || type === "other") return null;
    for (const name of spellings(file, i)) {
      const { members } = await this.names.members.find(scopeOf(type), file.language, name, undefined, "object");
      const own = atLevel(members, "object", false);
      if (own.length > 0) return means(own, "unique_name");
    }
    return null;
  }

  private async typeOf(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    if (file.uses.arity[at] < 0 && /^\p{Lu}/u.test(file.name(at))) return "other";
    const inner = chain.next(`inferred ${file.id} ${at}`);
    if (!inner) return null;
    const known = await this.names.values.ofValue(file, at, inner);
    const isOutside = known?.sort === "outside" || known?.sort === "module";
    if (known?.sort === "type") return isType(known.declarations[0].kind) ? known.declarations[0] : "other";
    const found =
      (await this.documented.typeOf(file, at, inner)) ??
      (await this.passed.ofLocal(file, file.uses.local[at], inner)) ??
      (await this.byValue(file, at, inner)) ??
      (await comparedClass(this.names, file, file.uses.local[at]));
    return found ?? (await this.held.taken(file, at, inner)) ?? (isOutside ? "other" : null);
  }

  private async byValue(file: CodeFile, at: number, chain: Chain): Promise<Inferred> {
    const found: Inferred[] = [];
    for (const value of await this.valuesOf(file, at, chain))
      found.push(
        await (value.isItem
          ? this.held.elementOf(value.file, value.at, chain)
          : this.typeOf(value.file, value.at, chain)),
      );
    return agreedOn(found);
  }

  /** The places that say what a name holds or gives: what it is assigned, what a method ends with. */
  private async valuesOf(file: CodeFile, at: number, chain: Chain): Promise<ValuePlace[]> {
    const local = file.uses.local[at];
    if (local >= 0) return writesOf(file, local).flatMap((write) => assigned(file, write, at));
    const { basis, declarations } = await this.names.occurrence(file, at, chain);
    const [d] = basis === "name" ? [] : declarations;
    if (!d || declarations.some(({ keyHash }) => keyHash !== d.keyHash)) return [];
    if (d.kind === "field" || isFunction(d.kind)) return this.assignedAt(declarations.slice(0, MAX_VALUES));
    if (d.kind !== "property") return [];
    const { members } = await this.names.members.find(d.holder, d.language, `@${d.name}`);
    const home = members.length > 0 ? await this.names.code.file(members[0].fileId) : null;
    const own = home?.nameOccurrence(members[0].ordinal) ?? -1;
    return !home || own < 0 || (home.id === file.id && own === at) ? [] : [{ file: home, at: own, isItem: false }];
  }

  private async assignedAt(declarations: readonly Declaration[]): Promise<ValuePlace[]> {
    const found: ValuePlace[] = [];
    for (const d of declarations) {
      const home = await this.names.code.file(d.fileId);
      if (home) found.push(...assigned(home, home.nameOccurrence(d.ordinal), -1));
    }
    return found;
  }
}

/** Places where a local is assigned, its own first. */
function writesOf(file: CodeFile, local: number): number[] {
  const found = [local];
  for (let at = local + 1; at < file.uses.count && found.length < MAX_VALUES; at++)
    if (file.uses.local[at] === local && file.role(at) === "write") found.push(at);
  return found;
}

/** What a declared name is typed by, where that is another place. */
function assigned(file: CodeFile, name: number, asked: number): ValuePlace[] {
  const [by = -1, how = 0] = (name < 0 ? undefined : file.typedBy.get(name)) ?? [];
  return by < 0 || by === name || by === asked ? [] : [{ file, at: by, isItem: how === TYPED.byItem }];
}
