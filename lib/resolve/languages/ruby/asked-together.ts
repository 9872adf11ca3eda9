/**
 * The class of a value of which the text says nothing but what is asked of it: the only one of the repository that
 * answers all of that. A file asks the same things of what it calls alike, so its uses of one name are taken together;
 * where no class answers them all, those in the same method.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, isFunction, scopeOf, type Declaration } from "../../facts/declaration";
import { mayWrite } from "../../facts/fitting-place";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfContainers, isOfLibrary, methodAround, spellings, STANDARD, usesAlike } from "./asked-names";
import { CORE_METHODS } from "./core-methods";
import { askedBeside, classesCalled } from "./named-alike";

/** Names that are compared at most, and classes that have the rarest of them: more tell nothing. */
const MAX_NAMES = 40;
const MAX_CLASSES = 12;
const MAX_ABOVE = 12;
/** As many names together tell a class, though others of the standard library have each of them. */
const ENOUGH = 3;

export class AskedTogether {
  private readonly classes = new Map<string, Promise<Declaration | null>>();

  constructor(private readonly names: NameReader) {}

  /** The member that is asked of what is called alike; null where no class, or more than one, answers. */
  async find(file: CodeFile, i: number): Promise<Resolution | null> {
    if (file.uses.arity[i] < 0 && file.role(i) !== "write") return null;
    return (await this.byNames(file, i)) ?? this.ofCalled(file, i);
  }

  /** The member that the only class has which answers all of several uses, or which has the only one of its name. */
  async ofAll(file: CodeFile, i: number, uses: readonly number[]): Promise<Resolution | null> {
    const holders = uses.length === 1 && !isOfLibrary(file.name(i)) ? await this.holdersOf(file, i) : [];
    const [only, ...others] = holders;
    const type = only && others.length === 0 ? only : await this.findClass(file, uses.slice(0, MAX_NAMES));
    return type && this.memberOf(type, file, i);
  }

  /** What the class has that a value is called like: of several of the name the only one that may be meant. */
  private async ofCalled(file: CodeFile, i: number): Promise<Resolution | null> {
    const types = await classesCalled(this.names, file, i);
    const all = await Promise.all(types.slice(0, MAX_CLASSES).map((type) => this.ofClassCalled(type, file, i)));
    const found = all.filter((each) => each !== null);
    return found.length === 1 && types.length <= MAX_CLASSES ? found[0] : null;
  }

  /** Null where the class lacks something that the method asks of the value, the language's names aside. */
  private async ofClassCalled(type: Declaration, file: CodeFile, i: number): Promise<Resolution | null> {
    const found = await this.answers(type, file, i);
    const [first] = found;
    if (!first) return null;
    const isPassed = file.uses.arity[i] > 0 && !isOfContainers(file.name(i));
    let isToldApart = !CORE_METHODS.has(file.name(i)) || (isPassed && isOfTwoWords(type));
    for (const other of askedBeside(file, i)) {
      const ofCore = CORE_METHODS.has(file.name(other));
      const isAnswered = (await this.answers(type, file, other)).length > 0;
      if (!isAnswered && !ofCore) return null;
      isToldApart ||= isAnswered && !ofCore;
    }
    return isToldApart && !(await this.isOverridden(first, type, file)) ? means(found, "unique_name") : null;
  }

  private async byNames(file: CodeFile, i: number): Promise<Resolution | null> {
    if (!isPlain(file, i)) return null;
    const type =
      (await this.classOf(file, i, -1)) ??
      (await this.classOf(file, i, methodAround(file, i))) ??
      (await this.ofLocal(file, i));
    return type && this.memberOf(type, file, i);
  }

  private async memberOf(type: Declaration, file: CodeFile, i: number): Promise<Resolution | null> {
    const found = await this.answers(type, file, i);
    const [first] = found;
    if (!first || (await this.isOverridden(first, type, file))) return null;
    return means(found, "unique_name");
  }

  /** @param within the method whose uses count; -1 for all of the file */
  private classOf(file: CodeFile, i: number, within: number): Promise<Declaration | null> {
    const id = `${file.id} ${within} ${file.name(file.uses.left[i])}`;
    let found = this.classes.get(id);
    if (!found) this.classes.set(id, (found = this.findClass(file, askedWithin(file, i, within).slice(0, MAX_NAMES))));
    return found;
  }

  /** The same by the uses of one local alone: in blocks of examples each has its own of a name. */
  private ofLocal(file: CodeFile, i: number): Promise<Declaration | null> | null {
    const { local, left } = file.uses;
    const own = local[left[i]];
    if (own < 0) return null;
    const id = `${file.id} of ${own}`;
    const isAsked = (at: number) => isPlain(file, at) && local[left[at]] === own;
    let found = this.classes.get(id);
    if (!found) this.classes.set(id, (found = this.findClass(file, usesAlike(file, i, isAsked).slice(0, MAX_NAMES))));
    return found;
  }

  private async findClass(file: CodeFile, uses: readonly number[]): Promise<Declaration | null> {
    if (uses.length < 2) return null;
    const asked = uses.map((i) => file.name(i));
    const isTelling = asked.some((name) => !isOfLibrary(name));
    if (!isTelling && (asked.length < ENOUGH || asked.every((name) => CORE_METHODS.has(name)))) return null;
    const holders = await Promise.all(uses.map((i) => this.holdersOf(file, i)));
    if (holders.flat().some(({ name, owners }) => owners.length === 0 && STANDARD.has(name))) return null;
    const rare = holders.filter(({ length }) => length <= MAX_CLASSES);
    if (rare.length === 0 || holders.some(({ length }) => length === 0)) return null;
    const answering: Declaration[] = [];
    for (const type of new Set(rare.flat())) if (await this.answersAll(type, file, uses)) answering.push(type);
    return this.topmost(answering);
  }

  /** Classes that have a method of this name for their objects, each once. */
  private async holdersOf(file: CodeFile, i: number): Promise<Declaration[]> {
    const named = (await this.namesMeant(file, i)).filter(
      (d) => isOfObjects(d) && isMember(d) && !hasModifier(d, "static") && isOfRepository(d, file),
    );
    const found = new Map<string, Declaration>();
    for (const { holder } of named) {
      const [type] = found.has(holder) ? [] : await this.names.members.types.ofScope(holder, file.language);
      if (type) found.set(holder, type);
    }
    return [...found.values()];
  }

  private async namesMeant(file: CodeFile, i: number): Promise<Declaration[]> {
    const all = await Promise.all(spellings(file, i).map((name) => this.names.code.named(name)));
    return all.flatMap((named) => named.all).filter((d) => d.language === file.language);
  }

  private async answersAll(type: Declaration, file: CodeFile, uses: readonly number[]): Promise<boolean> {
    for (const i of uses) if ((await this.answers(type, file, i)).length === 0) return false;
    return true;
  }

  private async answers(type: Declaration, file: CodeFile, i: number): Promise<readonly Declaration[]> {
    for (const name of spellings(file, i)) {
      const { members } = await this.names.members.find(scopeOf(type), file.language, name, undefined, "object");
      const methods = members.filter((d) => isMember(d) && (file.role(i) !== "write" || mayWrite(file, i, d)));
      if (methods.length > 0) return methods;
    }
    return [];
  }

  /** The class that all others derive from; null where none is. */
  private async topmost(types: readonly Declaration[]): Promise<Declaration | null> {
    for (const type of types) {
      const below = await Promise.all(
        types.map(async (other) => other === type || (await this.derives(other, type.keyHash))),
      );
      if (below.every(Boolean)) return type;
    }
    return null;
  }

  private async derives(type: Declaration, base: bigint): Promise<boolean> {
    let level: readonly Declaration[] = [type];
    for (let steps = 0; level.length > 0 && steps < MAX_ABOVE; steps++) {
      if (steps > 0 && level.some(({ keyHash }) => keyHash === base)) return true;
      const above = await Promise.all(level.map((each) => this.names.members.types.bases(each)));
      level = above.flat().flatMap((found) => found?.slice(0, 1) ?? []);
    }
    return false;
  }

  /** An object of a class below may be meant, which answers in its own way. */
  private async isOverridden(member: Declaration, type: Declaration, file: CodeFile): Promise<boolean> {
    const others = (await this.names.code.named(member.name)).all.filter(
      (d) => d.keyHash !== member.keyHash && d.holderKind === "class" && isMember(d) && isOfRepository(d, file),
    );
    for (const holder of new Set(others.map((d) => d.holder))) {
      const [below] = await this.names.members.types.ofScope(holder, file.language);
      if (below && (await this.derives(below, type.keyHash))) return true;
    }
    return false;
  }
}

/** `FieldsConverter`: no value is called `fields_converter` by chance, though a list may be. */
const isOfTwoWords = ({ name }: Declaration): boolean => /\p{Ll}\p{Lu}/u.test(name);

/** Modules give theirs to objects of whatever takes them in. */
const isOfObjects = ({ holderKind }: Declaration): boolean => holderKind === "class" || holderKind === "module";

const isMember = (d: Declaration): boolean => isFunction(d.kind) || d.kind === "property";

/** Whether what a name is asked of is a name by itself: a local, an instance variable, or what `self` has. */
function isPlain(file: CodeFile, i: number): boolean {
  const { left, leftFlags, arity } = file.uses;
  const of = left[i];
  if (of < 0 || leftFlags[i] !== 0 || arity[of] > 0 || /^\p{Lu}/u.test(file.name(of))) return false;
  return left[of] === LEFT_CODES.none || left[of] === LEFT_CODES.this;
}

/** Uses like this one whose receiver is a name by itself. */
const askedWithin = (file: CodeFile, i: number, within: number): number[] =>
  usesAlike(file, i, (at) => isPlain(file, at) && (within < 0 || methodAround(file, at) === within));
