/** The candidates of a name when nothing but the name is known. They are never an answer. */
import { LEFT_CODES, LEFT_FLAGS } from "../../format/occurrence-table";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import { hasModifier, isFunction, isScope, isSeenAround, isType, type Declaration } from "../facts/declaration";
import { fileOf } from "../facts/declared-name";
import { enclosingType } from "./enclosing-type";
import { hasInternalLinkage, isHeader } from "./file-private";
import { mayWrite } from "../facts/fitting-place";
import { isOfRepository } from "./of-repository";
import { chosen } from "../facts/choose-overload";
import { means, meansOutside, unknown, type Resolution } from "../facts/resolution";
import { HOOKS } from "../languages/hooks";
import type { Level } from "../languages/readers";
import { RULES } from "../languages/registry";

/**
 * The candidates when nothing but the name is known: every member (after a dot) or every declaration with that name.
 */
export class NamesAlone {
  /** Places that differ in nothing that counts share one answer, however many candidates it has. */
  private readonly memo = new Map<string, Resolution>();

  constructor(private readonly code: CodeIndex) {}

  async resolve(file: CodeFile, i: number): Promise<Resolution> {
    if (isBareConstant(file, i)) return meansOutside(null);
    if (isInstanceVariable(file, i)) return unknown();
    const { left, leftFlags, arity } = file.uses;
    const isMember = left[i] !== LEFT_CODES.none && (leftFlags[i] & LEFT_FLAGS.scope) === 0;
    const named = await this.code.named(file.name(i));
    const ownHidden = named.where(fileOf, file.id).some(isOfFunction);
    const asType = TYPE_ROLES.has(file.role(i));
    const seesMembers = mayBeMember(file, i);
    const { ofTypeArity } = HOOKS[file.language];
    const typeArity = ofTypeArity ? file.typedBy.arityOf(i) : 0;
    const isInType = isMember || enclosingType(file, file.uses.enclosing[i]) !== null;
    const isAssigned = isMember && RULES[file.language].writesBySetter && file.role(i) === "write";
    const side = HOOKS[file.language].sideAsked?.(file, i);
    const place = `${isMember} ${isInType} ${asType} ${seesMembers} ${isAssigned} ${arity[i]} ${typeArity} ${side}`;
    const id = `${file.language} ${file.repositoryId} ${place} ${file.name(i)}`;
    const known = ownHidden ? undefined : this.memo.get(id);
    if (known) return known;
    const meant = isAssigned ? await this.assigned(file, i) : named.all;
    const fitting = meant.filter((d) => isCandidate(d, file, isMember, asType, seesMembers));
    const candidates = fitting.length > 0 || !isMember ? fitting : await this.elsewhere(file, i);
    const all = meantBy(ofTypeArity ? ofTypeArity(file, i, candidates) : candidates, arity[i]);
    // outside of types `self` is nothing that has methods of theirs
    const isOnly =
      (isInType && isOnlyMethod(file, i, all.declarations) && all.declarations.every((d) => isOfSide(d, side))) ||
      (isMember && arity[i] >= 0 && (await this.isAdded(file, all.declarations)));
    const found: Resolution = isOnly ? { ...all, basis: "unique_name" } : all;
    if (!ownHidden) this.memo.set(id, found);
    return found;
  }

  /**
   * What a member may be that no type declares: what a block does, whose methods may be anything's, and the
   * constructor of a class that is not known.
   */
  private async elsewhere(file: CodeFile, i: number): Promise<Declaration[]> {
    const { family, possibleMembers, initializer, implicitThis } = RULES[file.language];
    if (possibleMembers !== "anywhere" || !implicitThis || initializer === null || file.uses.arity[i] < 0) return [];
    const named = await this.code.named(file.name(i) === MAKES ? initializer : file.name(i));
    return named.all.filter(
      (d) => family.has(d.language) && (isFunction(d.kind) || d.kind === "property") && isOfRepository(d, file),
    );
  }

  /** What writes a member of this name. */
  private async assigned(file: CodeFile, i: number): Promise<Declaration[]> {
    const names = HOOKS[file.language].namesMeant?.(file, i) ?? [file.name(i)];
    const named = await Promise.all(names.map((name) => this.code.named(name)));
    const found = named.flatMap(({ all }) => all).filter((d) => mayWrite(file, i, d));
    const side = (d: Declaration) => `${d.holder} ${hasModifier(d, "static")}`;
    const writing = new Set(found.filter(({ name }) => name !== file.name(i)).map(side));
    // what stands beside a writer only reads
    return found.filter((d) => d.name !== file.name(i) || !writing.has(side(d)));
  }

  /** Whether all that a call may mean is one method that is added to what a package gives. */
  private async isAdded({ language }: CodeFile, [first, ...others]: readonly Declaration[]): Promise<boolean> {
    const { isAddedOutside } = HOOKS[language];
    if (!isAddedOutside || !first || others.some(({ keyHash }) => keyHash !== first.keyHash)) return false;
    return isAddedOutside(this.code, first);
  }
}

/** The class's word for the constructor, in languages that declare it under another name. */
const MAKES = "new";

/** A constant of the modules around, their bases and the top: another module's is never meant without its name. */
const isBareConstant = (file: CodeFile, i: number): boolean =>
  RULES[file.language].constantsAreLexical &&
  file.uses.left[i] === LEFT_CODES.none &&
  /^\p{Lu}/u.test(file.name(i)) &&
  file.uses.arity[i] < 0;

/** What holds one is an object of this code, or of none. */
function isInstanceVariable(file: CodeFile, i: number): boolean {
  const { instanceVariableSigil } = RULES[file.language];
  return instanceVariableSigil !== null && file.name(i).startsWith(instanceVariableSigil);
}

/** A method of a name that one class alone has, and none that comes with the language: what is called has it. */
function isOnlyMethod(file: CodeFile, i: number, [first, ...others]: readonly Declaration[]): boolean {
  const { isLibraryMethod } = HOOKS[file.language];
  if (!isLibraryMethod || !first || file.uses.arity[i] < 0 || isLibraryMethod(file.name(i))) return false;
  const isMethod = first.holderKind !== null && (first.kind === "method" || first.kind === "property");
  return isMethod && others.every(({ keyHash }) => keyHash === first.keyHash);
}

/** A class's own method is not what its objects are asked for, nor the other way round. */
const isOfSide = (d: Declaration, side: Level | undefined): boolean =>
  side === undefined ||
  hasModifier(d, "static") === (side === "class") ||
  (side === "class" && d.holderKind === "module");

/** A name that nothing here declares is declared outside. */
function meantBy(candidates: readonly Declaration[], arity: number): Resolution {
  return candidates.length > 0 ? means(chosen(candidates, arity), "name") : meansOutside(null);
}

/**
 * A call and an assignment stand in code that was parsed: members that they see were looked up before. Mere words,
 * which a macro is given or which stand in a gap, may have lost what stood left of them.
 */
const isParsed = (file: CodeFile, i: number): boolean => file.uses.arity[i] >= 0 || file.role(i) === "write";

/** Whether a bare name can be a member of some type that nothing leads to. */
function mayBeMember(file: CodeFile, i: number): boolean {
  const { possibleMembers } = RULES[file.language];
  return possibleMembers === "anywhere" || (possibleMembers === "outside of parsed code" && !isParsed(file, i));
}

function isCandidate(
  d: Declaration,
  file: CodeFile,
  isMember: boolean,
  asType: boolean,
  seesMembers: boolean,
): boolean {
  const { family } = RULES[file.language];
  if (!family.has(d.language) || !fitsPlace(d, isMember, seesMembers)) return false;
  if (asType && !isType(d.kind) && !isScope(d.kind)) return false;
  if (hasInternalLinkage(d) && !isHeader(d.path)) return false;
  // Members of functions are seen by their own file only.
  return (d.fileId === file.id || !isOfFunction(d)) && isOfRepository(d, file);
}

const TYPE_ROLES: ReadonlySet<string> = new Set(["type", "inherit"]);

const isOfFunction = (d: Declaration): boolean => d.holderKind !== null && isFunction(d.holderKind);

/** A trait's methods, or those of a module that is mixed in, are of whatever takes them in. */
const mayBeOfOthers = (d: Declaration, holders: "any" | "interface" | "module"): boolean =>
  holders === "any" || (d.holderKind === holders && (holders === "interface" || !hasModifier(d, "static")));

/** Functions that may extend a type that has no member of this name. */
export async function extensionsNamed(code: CodeIndex, file: CodeFile, name: string): Promise<Declaration[]> {
  const { family, foreignMethods } = RULES[file.language];
  if (foreignMethods === null) return [];
  return (await code.declarations(name)).filter(
    (d) => family.has(d.language) && isFunction(d.kind) && mayBeOfOthers(d, foreignMethods) && isOfRepository(d, file),
  );
}

/** After a dot stands a member; without one no member does, unless `this.` may be left out. */
function fitsPlace(d: Declaration, isMember: boolean, seesMembers: boolean): boolean {
  const isOfEnum = d.kind === "enum_member" && !isSeenAround(d);
  if (isOfEnum) return isMember;
  const isOfType = d.holderKind !== null && isType(d.holderKind) && !isSeenAround(d) && !isType(d.kind);
  return isMember ? d.holderKind !== null : seesMembers || !isOfType;
}
