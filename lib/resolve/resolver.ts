/**
 * Which symbol does this occurrence mean? Asked in this order, the first that answers wins and gives the basis: local scope;
 * enclosing types and their bases; what is written left of the name; imports; the same file, package or namespace; a name that is
 * unique; else every candidate, as `name`. A name never crosses an import that leads outside.
 */
import type { Basis } from "../contract/vocabulary";
import { LEFT_CODES, LEFT_FLAGS } from "../db/occurrences-blob";
import { unaliased } from "./aliases";
import { isReplacement } from "./c-names";
import { Chain } from "./chain";
import type { CodeFile, TypeSite } from "./code-file";
import type { CodeIndex } from "./code-index";
import { CsharpNames } from "./csharp-names";
import { isTopLevel, isType, type Declaration } from "./declaration";
import { keyOf } from "./declared-name";
import { enclosingType } from "./enclosing-type";
import { extensionAround } from "./extension-around";
import type { ImportRecord } from "../db/code-files";
import { callArity, Extensions } from "./extensions";
import { isConstantOrVariable, isGoLiteralKey, isOpenLiteral } from "./go-literals";
import { fittingPlace, preferred } from "./fitting-place";
import { generatedName } from "./generated-names";
import { NamesAlone } from "./guesses";
import { Imports, resolved } from "./imports";
import type { Decided } from "./kept-facts";
import { Lexical } from "./lexical";
import type { Meaning } from "./meaning";
import { chosen, Members } from "./members";
import { MembersOfMeaning } from "./members-of-meaning";
import { besideExport, ofOwnExports, requiredMember } from "./module-exports";
import { NAME_RULES, SCRIPT_FAMILY } from "./name-rules";
import { NamedArguments } from "./named-arguments";
import { Namesakes } from "./namesakes";
import { Overloads } from "./overloads";
import { moduleAt } from "./python-packages";
import { QualifiedNames } from "./qualified-names";
import { QualifiedUses } from "./qualified-uses";
import { definitionsFirst, means, meansFile, meansLocal, meansOutside, unknown, type Resolution } from "./resolution";
import { withinReach } from "./repository-reach";
import { isStandardDerive } from "./rust-derives";
import { levelAsked, namesMeant } from "./ruby-levels";
import { describedIn, isDescribedClass } from "./ruby-specs";
import { isMacroCall, macroCalled } from "./rust-macros";
import { RustPaths } from "./rust-paths";
import { ofRepository } from "./script-functions";
import { ofOwnBody } from "./specializations";
import { isModuleName, moduleMeaning } from "./unreal-names";
import { isUnrealPath, UnrealPaths } from "./unreal-paths";
import { unimported } from "./unimported";
import { Unreached } from "./unreached";
import { ofUnnamedThis, unnamedMemberAround } from "./unnamed-this";
import { literalKey } from "./unnamed-objects";
import { fieldsOfUnnamed, ownField } from "./unnamed-types";
import { ValueTypes } from "./value-types";
import { Visible } from "./visible";

export class Resolver {
  readonly members: Members;
  readonly imports: Imports;
  readonly unreal: UnrealPaths;
  private readonly visible: Visible;
  private readonly lexical: Lexical;
  private readonly extensions: Extensions;
  private readonly csharp: CsharpNames;
  private readonly named: NamedArguments;
  private readonly paths: RustPaths;
  private readonly namesakes: Namesakes;
  private readonly values: ValueTypes;
  private readonly qualifiedNames: QualifiedNames;
  private readonly known: Parameters<typeof literalKey>[2];
  private readonly byNameAlone: NamesAlone;
  private readonly ofMeaning: MembersOfMeaning;
  private readonly qualified: QualifiedUses;
  private readonly unreached: Unreached;
  private decided: Promise<Decided> | undefined;

  constructor(readonly code: CodeIndex) {
    this.members = new Members(code, (alias) => unaliased(this.values, alias));
    this.byNameAlone = new NamesAlone(code);
    this.imports = new Imports(code);
    this.unreal = new UnrealPaths(code);
    this.visible = new Visible(code, this.imports);
    this.paths = new RustPaths(code);
    this.values = new ValueTypes(this);
    const occurrence = (file: CodeFile, i: number, chain: Chain) => this.occurrence(file, i, chain);
    this.namesakes = new Namesakes(code, new Overloads(code, this.members, this.values), occurrence);
    this.lexical = new Lexical(code, this.members, (site, chain) => this.writtenType(site, chain), occurrence);
    this.named = new NamedArguments(code, this.members, occurrence);
    this.csharp = new CsharpNames(code, this.members, this.lexical, this.visible, occurrence);
    this.extensions = new Extensions(code, this.members, this.visible, occurrence);
    this.ofMeaning = new MembersOfMeaning(code, this.members, this.imports, this.values, this.extensions, occurrence);
    this.qualifiedNames = new QualifiedNames(code);
    const member: MembersOfMeaning["find"] = (...asked) => this.ofMeaning.find(...asked);
    this.known = { code, members: this.members, values: this.values, occurrence, member };
    const { ofMeaning, paths } = this;
    const bareName = (file: CodeFile, i: number, chain: Chain) => this.bareName(file, i, chain);
    const typeOf = (file: CodeFile, i: number, chain: Chain) => this.values.ofName(file, i, chain);
    const { byNameAlone } = this;
    this.unreached = new Unreached({
      ...{ code, byNameAlone },
      occurrence: (file, i) => this.occurrence(file, i),
      receiver: (file, i, chain) => this.values.receiver(file, i, chain),
    });
    this.qualified = new QualifiedUses({ code, ofMeaning, paths, occurrence, typeOf, bareName }, this.qualifiedNames);
  }

  /** What an answer may say that an occurrence means: what no rule could follow is not known, and not outside. */
  async meaning(file: CodeFile, i: number): Promise<Resolution> {
    const { shared } = await (this.decided ??= this.code.decided());
    return shared.of(await this.unreached.settled(file, i, await this.occurrence(file, i)));
  }

  /**
   * What the occurrence with this index in the file means, as rules go on with it.
   * @param chain the names for whose sake this one is asked; null for a question of its own
   */
  async occurrence(file: CodeFile, i: number, chain: Chain | null = null): Promise<Resolution> {
    const id = file.occurrenceId(i);
    const { resolutions, shared } = await (this.decided ??= this.code.decided());
    const known = resolutions.get(id);
    if (known) return known;
    const own = chain === null ? Chain.start(id) : chain.next(id);
    if (own === null) return unknown();
    const meant = await this.unlessWhole(file, i, await this.decide(file, i, own));
    const found = shared.of(await this.namesakes.narrow(file, i, await this.withinReach(file, meant), own));
    if (!own.isCut || chain === null) resolutions.set(id, found);
    return found;
  }

  /** No rule leads into a repository that nothing leads to. */
  private async withinReach(file: CodeFile, found: Resolution): Promise<Resolution> {
    const isOwn = found.declarations.every(({ repositoryId }) => repositoryId === file.repositoryId);
    return isOwn ? found : withinReach(file, found, await this.code.reachOf(file.repositoryId));
  }

  /** A name that is written with its whole package needs no import. */
  private async unlessWhole(file: CodeFile, i: number, found: Resolution): Promise<Resolution> {
    if (found.external?.specifier !== null || file.uses.left[i] < 0) return found;
    const types = await this.qualifiedNames.whole(file, i);
    return types.length > 0 ? means(definitionsFirst(types), "scope") : found;
  }

  private async decide(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const { uses } = file;
    const ofLiteral = file.objectOf(i) < 0 ? null : await literalKey(file, i, this.known, chain);
    if (ofLiteral) return ofLiteral;
    if (uses.symbol[i] >= 0)
      return file.isOwnValue(i) ? this.shorthand(file, i, chain) : this.ownName(file, uses.symbol[i]);
    if (uses.local[i] >= 0) return meansLocal(uses.local[i]);
    const callee = file.calleeOfNamed(i);
    if (callee >= 0) return this.named.find(file, i, callee, chain);
    const module = file.language === "rust" ? await this.paths.ofWord(file, i) : moduleAt(file, i);
    if (module !== null) return meansFile(module);
    if (isModuleName(file, i)) return moduleMeaning(file.name(i), file, this.code);
    if (isUnrealPath(file.name(i))) return this.unreal.meaning(file.name(i), file.repositoryId);
    const left = uses.left[i];
    if (left === LEFT_CODES.none) return this.bareName(file, i, chain);
    if (left === LEFT_CODES.this || left === LEFT_CODES.super)
      return this.onThis(file, i, left === LEFT_CODES.super, chain);
    const required = await requiredMember(this, file, i);
    if (required) return resolved(required, uses.arity[i], "import");
    if (left === LEFT_CODES.expression)
      return file.isRooted(i) ? this.qualified.atRoot(file, i) : this.onValue(file, i, chain);
    return uses.leftFlags[i] & LEFT_FLAGS.scope
      ? this.qualified.resolve(file, i, left, chain)
      : this.onValue(file, i, chain);
  }

  /** `{ name }` means what the name means, and declares a member beside it. */
  private async shorthand(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const own = await this.ownName(file, file.uses.symbol[i]);
    const value = await this.bareName(file, i, chain);
    if (value.basis === "name" || value.declarations.length === 0) return own;
    return means([...value.declarations, ...own.declarations], value.basis);
  }

  /** A declaration's own name means the symbol with all its declarations. */
  private async ownName(file: CodeFile, ordinal: number): Promise<Resolution> {
    const symbol = file.symbols[ordinal];
    if (!symbol) return unknown();
    const same = (await this.code.named(symbol.name)).where(keyOf, symbol.keyHash);
    return means(ownField(same, file, ordinal) ?? definitionsFirst(ofOwnBody(file, ordinal, same)), "scope");
  }

  /** What a name without anything left of it means, whatever it declares itself. */
  async bareName(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    if (await isStandardDerive(this.code, file, i)) return meansOutside(null);
    const macro = isMacroCall(file, i) ? await macroCalled(this.code, this.imports, file, i) : null;
    if (macro) return macro;
    const own = file.language === "rust" && file.name(i) === "Self" ? await this.ownType(file, i) : null;
    if (own) return own;
    const described = isDescribedClass(file, i) ? describedIn(file) : -1;
    if (described >= 0) return this.occurrence(file, described, chain);
    const name = file.name(i);
    const enclosing = file.uses.enclosing[i];
    const arity = file.uses.arity[i];
    const renamed = file.role(i) === "import" && file.language === "rust" ? file.renamingImport(i) : undefined;
    if (renamed) return resolved(await this.imports.target(file, renamed), arity, "import");
    const inLambda = await this.inLambdas(file, i, chain);
    if (inLambda) return inLambda;
    const scoped = file.importAround(i);
    if (scoped && file.role(i) !== "import") {
      const brought = await this.ofScopedImport(file, i, scoped);
      if (brought) return brought;
    }
    const ofCsharp = await this.csharp.find(file, i, chain);
    if (ofCsharp) return ofCsharp;
    const lexical = await this.lexical.find(
      file,
      enclosing,
      { at: i, name, role: file.role(i), arity, level: levelAsked(file, i) },
      chain,
    );
    if (lexical) {
      const meant = await this.complete(chosen(await this.extensions.asBare(file, i, lexical, chain), arity));
      return this.settled(meant, (await this.mayBeOfReceiver(file, i, meant, chain)) ? "name" : "scope");
    }
    const generated = await generatedName(file, i, this.members);
    if (generated) return generated;
    const imported = await this.imports.named(file, name);
    if (imported?.sort === "symbols")
      return means(chosen(await this.extensions.asBare(file, i, imported.declarations, chain), arity), "import");
    if (imported) return resolved(imported, arity, "import");
    const found = await this.visible.find(file, i);
    if (found) {
      const seen = await this.extensions.asBare(file, i, preferred(file, i, found.declarations), chain);
      return this.settled(chosen(seen, arity), found.basis);
    }
    if (!NAME_RULES[file.language].needsImport) return this.byName(file, i);
    return (await unimported(this.code, file, i)) ?? meansOutside(null);
  }

  /** `Self`: the type around; null where none is declared. */
  private async ownType(file: CodeFile, i: number): Promise<Resolution | null> {
    const scope = enclosingType(file, file.uses.enclosing[i]);
    const types = scope === null ? [] : await this.members.types(scope, file.language);
    return types.length > 0 ? means(definitionsFirst(types), "scope") : null;
  }

  /**
   * What an import brings that stands in the function around. In C++ a call may mean a function of its argument's namespace all the same:
   * `using std::swap; swap(a, b)`.
   */
  private async ofScopedImport(file: CodeFile, i: number, record: ImportRecord): Promise<Resolution | null> {
    const arity = file.uses.arity[i];
    const imported = await this.imports.target(file, record);
    if (file.language !== "cpp" || arity < 0 || imported.sort !== "outside") return resolved(imported, arity, "import");
    const seen = await this.visible.find(file, i);
    const functions = seen?.declarations.filter(isTopLevel) ?? [];
    return seen && functions.length > 0 ? { ...seen, declarations: functions } : resolved(imported, arity, "import");
  }

  /** A member of what the lambdas around are called on: `ship.apply { sail() }`. */
  private async inLambdas(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    if (file.language === "java") return this.asLabel(file, i, chain);
    for (const callee of file.lambdasAround(i)) {
      const receiver = await this.values.lambdas.receiver(file, callee, chain);
      const found = receiver === null ? null : await this.ofMeaning.find(file, i, receiver, "receiver", chain);
      if (found && found.declarations.length > 0 && found.basis !== "name") return found;
    }
    return null;
  }

  /** `case RED:` means the constant of the enum that the `switch` is over. */
  private async asLabel(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const [subject] = file.lambdasAround(i);
    const type = subject === undefined ? null : await this.values.ofValue(file, subject, chain);
    const found = type?.sort === "type" ? await this.ofMeaning.find(file, i, type, "receiver", chain) : null;
    return found?.declarations[0]?.kind === "enum_member" ? found : null;
  }

  /** A member of a type around may be hidden by one of what a lambda is called on, where that is a type from outside which an import names. */
  private async mayBeOfReceiver(file: CodeFile, i: number, meant: readonly Declaration[], chain: Chain) {
    const [first] = meant;
    if (first?.language !== "kotlin" || first.holderKind === null || !isType(first.holderKind)) return false;
    for (const callee of file.lambdasAround(i)) {
      const receiver = await this.values.lambdas.receiver(file, callee, chain);
      if (receiver?.sort === "outside" && receiver.specifier !== null) return true;
    }
    return false;
  }

  /** A place names a symbol by one of its declarations; the others, the definition above all, belong to the answer. */
  private async complete(found: readonly Declaration[]): Promise<Declaration[]> {
    if (found.length === 0 || found.some((d) => d.role === "definition")) return definitionsFirst(found);
    const named = await this.code.named(found[0].name);
    const keys = new Set(found.map(keyOf));
    const whole = keys.size === 1 ? named.where(keyOf, found[0].keyHash) : named.all.filter((d) => keys.has(d.keyHash));
    return definitionsFirst(whole);
  }

  /** A type that is only announced here is defined outside; what C declares for systems that lack it may be. */
  private settled(declarations: readonly Declaration[], basis: Basis): Resolution {
    const isAnnounced = declarations.length > 0 && declarations.every((d) => d.role === "forward_declaration");
    if (isAnnounced) return meansOutside(null);
    return means(declarations, isReplacement(declarations) ? "name" : basis);
  }

  private async onThis(file: CodeFile, i: number, inBases: boolean, chain: Chain): Promise<Resolution> {
    const tested = file.language === "kotlin" && !inBases ? await this.inLambdas(file, i, chain) : null;
    if (tested) return tested;
    const unnamed = unnamedMemberAround(file, file.uses.enclosing[i]);
    if (unnamed >= 0) {
      const occurrence = (home: CodeFile, at: number, on: Chain) => this.occurrence(home, at, on);
      return ofUnnamedThis(file, i, unnamed, this, occurrence, chain);
    }
    const scope = enclosingType(file, file.uses.enclosing[i]);
    const exported = scope === null ? await ofOwnExports(this, file, i) : [];
    if (exported.length > 0) return means(definitionsFirst(exported), "receiver");
    if (scope === null || extensionAround(file, file.uses.enclosing[i])) return this.onValue(file, i, chain);
    const name = file.name(i);
    const arity = file.uses.arity[i];
    const level = levelAsked(file, i);
    let hasOutsideBase = false;
    for (const each of namesMeant(file, i)) {
      const found = inBases
        ? await this.members.findInBases(scope, file.language, each, arity, level)
        : await this.members.find(scope, file.language, each, arity, level);
      const members = SCRIPT_FAMILY.has(file.language)
        ? ofRepository(found.members, new Set([file.repositoryId]))
        : found.members;
      if (members.length > 0) return means(chosen(fittingPlace(file, i, members), arity), "receiver");
      hasOutsideBase ||= found.hasOutsideBase;
    }
    if (hasOutsideBase) return meansOutside(null);
    const inFile = file.language === "rust" && file.uses.leftFlags[i] & LEFT_FLAGS.scope;
    const own = inFile ? await this.imports.inModule(file.id, name) : null;
    if (own) return resolved(own, arity, "scope");
    const type = await this.values.receiver(file, i, chain);
    return (type && (await this.ofMeaning.find(file, i, type, "receiver", chain))) ?? unknown();
  }

  private async writtenType(site: TypeSite, chain: Chain): Promise<Meaning | null> {
    const type = await this.values.written.at(site, chain);
    return type?.sort === "type" && type.isGuess ? null : type;
  }

  /** `value.member`: the member of the value's type, or of the type or module that the name is. */
  private async onValue(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const meaning = await this.values.receiver(file, i, chain);
    const found = meaning ? await this.ofMeaning.find(file, i, meaning, "receiver", chain) : null;
    const key =
      isGoLiteralKey(file, i) && !found?.declarations.length ? await this.goKey(file, i, meaning, chain) : null;
    if (key) return key;
    if (found && found.basis !== "name" && found.declarations.length > 0) return found;
    const beside = await besideExport(this, file, i);
    if (beside) return resolved(beside, file.uses.arity[i], "import");
    if (found && found.basis !== "name") return found;
    const imported = meaning === null ? await this.extensions.imported(file, i) : [];
    if (imported.length > 0) return means(chosen(imported, file.uses.arity[i]), "import");
    const only = meaning === null ? await this.extensions.only(file, i) : [];
    if (only.length > 0) return means(chosen(only, callArity(file, i)), "unique_name");
    const unnamed = meaning === null ? await fieldsOfUnnamed(this.code, file, i) : [];
    if (unnamed.length === 1) return means(unnamed, "unique_name");
    return found ?? this.byName(file, i);
  }

  /** `Rows{{Name: "a"}}`, `http.Header{name: value}`: a field of what the literal's type holds, or the value that is the key of a map. */
  private async goKey(file: CodeFile, i: number, meaning: Meaning | null, chain: Chain): Promise<Resolution | null> {
    const element = meaning ? await this.values.element(meaning, chain) : null;
    const field = element ? await this.ofMeaning.find(file, i, element, "receiver", chain) : null;
    if (field && field.declarations.length > 0 && field.basis !== "name") return field;
    if (!isOpenLiteral(meaning)) return null;
    const value = await this.bareName(file, i, chain);
    const isValue = value.declarations.length > 0 && value.declarations.every(isConstantOrVariable);
    return isValue && value.basis !== "name" ? { ...value, basis: "unique_name" } : null;
  }

  /** Nothing is known but the name: every member (after a dot) or every declaration of it is possible. */
  private byName(file: CodeFile, i: number): Promise<Resolution> {
    return this.byNameAlone.resolve(file, i);
  }
}
