/**
 * The class of a value of which the text says nothing but what is asked of it: the only one of the repository that
 * answers all of that. A file asks the same things of what it calls alike, so its uses of one name are taken together;
 * where no class answers them all, those in the same method.
 */
import { LEFT_CODES } from "../../../format/occurrence-table";
import type { CodeFile } from "../../facts/code-file";
import { hasModifier, scopeOf, type Declaration } from "../../facts/declaration";
import { mayWrite } from "../../facts/fitting-place";
import { means, type Resolution } from "../../facts/resolution";
import { isOfRepository } from "../../visibility/of-repository";
import type { NameReader } from "../readers";
import { isOfContainers, isOfLibrary, methodAround, spellings, STANDARD, usesAlike } from "./asked-names";
import { CORE_METHODS } from "./core-methods";
import { DerivedClasses, isMember, lastOfScope } from "./derived-classes";
import { MAX_OF_FAMILY } from "./families";
import { askedBeside, classesCalled } from "./named-alike";
import { isSeenFrom } from "./of-tests";

/** Names that are compared at most, and classes that have the rarest of them: more tell nothing. */
const MAX_NAMES = 40;
const MAX_CLASSES = 12;
/** As many names together tell a class, though others of the standard library have each of them. */
const ENOUGH = 3;

export class AskedTogether {
  private readonly classes = new Map<string, Promise<readonly Declaration[]>>();

  private readonly derived: DerivedClasses;

  constructor(private readonly names: NameReader) {
    this.derived = new DerivedClasses(names);
  }

  /** The member that is asked of what is called alike; null where no class, or more than one, answers. */
  async find(file: CodeFile, i: number): Promise<Resolution | null> {
    if (file.uses.arity[i] < 0 && file.role(i) !== "write") return null;
    return (await this.byNames(file, i)) ?? this.ofCalled(file, i);
  }

  /** The member that the only class has which answers all of several uses, or which has the only one of its name. */
  async ofAll(file: CodeFile, i: number, uses: readonly number[]): Promise<Resolution | null> {
    const isAlone = uses.length === 1 && !isOfLibrary(file.name(i));
    const scopes = isAlone ? await this.scopesOf(file, i) : NONE;
    const [only] = scopes.size === 1 ? await this.typesOf(file, scopes) : [];
    const types = only ? [only] : await this.findClasses(file, uses.slice(0, MAX_NAMES));
    return this.memberOf(types, file, i);
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
    return isToldApart && !(await this.derived.isOverridden(first, type, file)) ? means(found, "unique_name") : null;
  }

  private async byNames(file: CodeFile, i: number): Promise<Resolution | null> {
    if (!isPlain(file, i)) return null;
    for (const within of [-1, methodAround(file, i)]) {
      const types = await this.classesOf(file, i, within);
      if (types.length > 0) return this.memberOf(types, file, i);
    }
    return this.memberOf(await this.ofLocal(file, i), file, i);
  }

  /** The member of one class, or those of several of which any may be meant. */
  private async memberOf(types: readonly Declaration[], file: CodeFile, i: number): Promise<Resolution | null> {
    const found = new Map<bigint, Declaration>();
    for (const type of types) {
      const answers = await this.answers(type, file, i);
      const below = answers.length > 0 ? await this.derived.ofBelow(answers[0].name, type, file) : [];
      for (const d of [...answers, ...below.filter((each) => isSeenFrom(each, file))]) found.set(d.keyHash, d);
    }
    const isOneOf = found.size > 1 && (await this.isOfModules(file, i, found));
    return found.size > 0 && found.size <= MAX_OF_FAMILY && !isOneOf ? means([...found.values()], "unique_name") : null;
  }

  /** Whether modules have the name as well, which any of the classes may take in. */
  private async isOfModules(file: CodeFile, i: number, known: ReadonlyMap<bigint, Declaration>): Promise<boolean> {
    const named = await this.namesMeant(file, i);
    return named.some((d) => d.holderKind === "module" && isOfRepository(d, file) && !known.has(d.keyHash));
  }

  /** @param within the method whose uses count; -1 for all of the file */
  private classesOf(file: CodeFile, i: number, within: number): Promise<readonly Declaration[]> {
    const id = `${file.id} ${within} ${file.name(file.uses.left[i])}`;
    let found = this.classes.get(id);
    if (!found)
      this.classes.set(id, (found = this.findClasses(file, askedWithin(file, i, within).slice(0, MAX_NAMES))));
    return found;
  }

  /** The same by the uses of one local alone: in blocks of examples each has its own of a name. */
  private async ofLocal(file: CodeFile, i: number): Promise<readonly Declaration[]> {
    const { local, left } = file.uses;
    const own = local[left[i]];
    if (own < 0) return [];
    const id = `${file.id} of ${own}`;
    const isAsked = (at: number) => isPlain(file, at) && local[left[at]] === own;
    let found = this.classes.get(id);
    if (!found) this.classes.set(id, (found = this.findClasses(file, usesAlike(file, i, isAsked).slice(0, MAX_NAMES))));
    return found;
  }

  /** The class that answers all of several uses, or all of one family that do. */
  private async findClasses(file: CodeFile, uses: readonly number[]): Promise<readonly Declaration[]> {
    if (uses.length < 2) return [];
    const asked = uses.map((i) => file.name(i));
    const isTelling = asked.some((name) => !isOfLibrary(name));
    if (!isTelling && (asked.length < ENOUGH || asked.every((name) => CORE_METHODS.has(name)))) return [];
    const holders = await Promise.all(uses.map(async (at) => ({ at, scopes: await this.scopesOf(file, at) })));
    if (holders.some(({ scopes }) => scopes.size === 0 || [...scopes].some(isStandard))) return [];
    // what the fewest have tells most of them apart at once
    holders.sort((a, b) => a.scopes.size - b.scopes.size);
    const rare = holders.filter(({ scopes }) => scopes.size <= MAX_CLASSES);
    const asking = holders.map(({ at }) => at);
    const answering: Declaration[] = [];
    for (const type of await this.typesOf(file, new Set(rare.flatMap(({ scopes }) => [...scopes]))))
      if (await this.answersAll(type, file, asking)) answering.push(type);
    const topmost = await this.derived.topmost(answering);
    if (topmost) return [topmost];
    const isFamily = answering.length <= MAX_OF_FAMILY && (await this.derived.areOfOneFamily(answering, file));
    return isFamily ? answering : [];
  }

  /** The scopes of classes and modules that have a method of this name for their objects. */
  private async scopesOf(file: CodeFile, i: number): Promise<ReadonlySet<string>> {
    const named = (await this.namesMeant(file, i)).filter(
      (d) => isOfObjects(d) && isMember(d) && !hasModifier(d, "static") && isOfRepository(d, file),
    );
    return new Set(named.map(({ holder }) => holder));
  }

  private async typesOf(file: CodeFile, scopes: ReadonlySet<string>): Promise<Declaration[]> {
    await this.names.code.prefetchNames([...scopes].map(lastOfScope));
    const found = [...scopes].map((scope) => this.names.members.types.ofScope(scope, file.language));
    return (await Promise.all(found)).flatMap((types) => types.slice(0, 1));
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
}

/** `FieldsConverter`: no value is called `fields_converter` by chance, though a list may be. */
const isOfTwoWords = ({ name }: Declaration): boolean => /\p{Ll}\p{Lu}/u.test(name);

const NONE: ReadonlySet<string> = new Set();

/** A class of the language itself: `String.` */
const isStandard = (scope: string): boolean => STANDARD.has(scope.slice(0, -1));

/** Modules give theirs to objects of whatever takes them in. */
const isOfObjects = ({ holderKind }: Declaration): boolean => holderKind === "class" || holderKind === "module";

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
