/**
 * Which symbol does this occurrence mean? Asked in this order, the first that answers wins and gives the basis: a
 * compiler's engine, unless it leads out of its repository and another one that is indexed has it; local scope;
 * enclosing types and their bases; what is written left of the name; imports; the same file, package or namespace; a
 * name that is unique; else every candidate, as `name`. A name never crosses an import that leads outside.
 */
import { LEFT_CODES, LEFT_FLAGS } from "../format/occurrence-table";
import { unaliased } from "./types/aliases";
import { BareNames } from "./names/bare-names";
import { Chain } from "./facts/chain";
import type { CodeFile } from "./facts/code-file";
import type { CodeIndex } from "./facts/code-index";
import { keyOf } from "./facts/declared-name";
import { declaredAbove } from "./members/declared-above";
import { Extensions } from "./members/extensions";
import { NamesAlone } from "./visibility/names-alone";
import { resolved } from "./visibility/imported";
import { Imports } from "./visibility/imports";
import type { Decided } from "./facts/kept-facts";
import { LambdaMembers } from "./names/lambda-members";
import { Lexical } from "./names/lexical";
import type { TypeSite, ValueType } from "./facts/value-type";
import { Members } from "./members/members";
import { MembersOfMeaning } from "./names/members-of-meaning";
import { MembersOfThis } from "./names/members-of-this";
import { MembersOfValues } from "./names/members-of-values";
import type { NameResolver } from "./members/name-resolver";
import { NamedArguments } from "./overloads/named-arguments";
import { Namesakes, withoutChoice } from "./overloads/namesakes";
import { Overloads } from "./overloads/overloads";
import { copyMeant, hasCopies } from "./precise/one-of-copies";
import { meantElsewhere } from "./precise/other-repositories";
import { preciseMeaning } from "./precise/precise-meaning";
import { unlessInside } from "./precise/unless-inside";
import { isShorthand } from "./names/shorthand-keys";
import { QualifiedNames } from "./names/qualified-names";
import { HandedImplementations } from "./names/handed-implementations";
import { QualifiedUses } from "./names/qualified-uses";
import { longChainBefore } from "./names/long-chains";
import { withinReach } from "./facts/repository-reach";
import { definitionsFirst, means, meansFile, meansLocal, unknown, type Resolution } from "./facts/resolution";
import type { ResolverParts } from "./names/resolver-parts";
import { literalKey } from "./members/unnamed-objects";
import { ownField } from "./types/unnamed-types";
import { Unreached } from "./names/unreached";
import { ENGINE } from "./languages/engine";
import type { EnginePaths } from "./languages/engine-hooks";
import { HOOKS } from "./languages/hooks";
import { PerLanguage } from "./languages/per-language";
import type { ModulePaths } from "./languages/rules/import-hooks";
import { RULES } from "./languages/registry";
import { ValueTypes } from "./types/value-types";
import { Visible } from "./visibility/visible";

export class Resolver implements NameResolver {
  readonly members: Members;
  readonly imports: Imports;
  readonly paths: EnginePaths;
  private readonly visible: Visible;
  private readonly lexical: Lexical;
  private readonly extensions: Extensions;
  private readonly named: NamedArguments;
  private readonly modulePaths: PerLanguage<ModulePaths>;
  private readonly namesakes: Namesakes;
  private readonly values: ValueTypes;
  private readonly qualifiedNames: QualifiedNames;
  private readonly known: Parameters<typeof literalKey>[2];
  private readonly byNameAlone: NamesAlone;
  private readonly ofMeaning: MembersOfMeaning;
  private readonly qualified: QualifiedUses;
  private readonly bare: BareNames;
  private readonly ofThis: MembersOfThis;
  private readonly ofValues: MembersOfValues;
  private readonly unreached: Unreached;
  private decided: Promise<Decided> | undefined;

  constructor(readonly code: CodeIndex) {
    this.members = new Members(code, (alias) => unaliased(this.values, alias));
    this.byNameAlone = new NamesAlone(code);
    this.imports = new Imports(code);
    this.paths = ENGINE.paths(code);
    this.visible = new Visible(code, this.imports);
    this.modulePaths = new PerLanguage(({ modulePaths }) => modulePaths?.(code));
    this.values = new ValueTypes(this);
    const occurrence = (file: CodeFile, i: number, chain: Chain | null) => this.occurrence(file, i, chain);
    const functions = new PerLanguage(({ functionValues }) => functionValues?.(code, occurrence));
    this.namesakes = new Namesakes(code, new Overloads(code, this.members, this.values, functions), occurrence);
    this.lexical = new Lexical(code, this.members, (site, chain) => this.writtenType(site, chain), occurrence);
    this.named = new NamedArguments(code, this.members, occurrence, (file, i, chain) =>
      this.values.receivers.at(file, i, chain),
    );
    this.extensions = new Extensions(code, this.members, this.visible, occurrence, (...asked) =>
      this.values.lambdas.receiver(...asked),
    );
    this.ofMeaning = new MembersOfMeaning(code, this.members, this.imports, this.values, this.extensions, occurrence);
    this.qualifiedNames = new QualifiedNames(code);
    const member: MembersOfMeaning["find"] = (...asked) => this.ofMeaning.find(...asked);
    this.known = { code, members: this.members, values: this.values, occurrence, member };
    const { ofMeaning, modulePaths, values, byNameAlone } = this;
    this.unreached = new Unreached({
      code,
      byNameAlone,
      occurrence: (file, i) => this.occurrence(file, i),
      receiver: (file, i, chain) => values.receivers.at(file, i, chain),
    });
    const { members, imports, visible, lexical, extensions } = this;
    const facts = { code, members, imports, visible, lexical, extensions, values };
    const parts: ResolverParts = { ...facts, ofMeaning, byNameAlone, occurrence };
    const inLambdas = new LambdaMembers(parts);
    this.bare = new BareNames(parts, inLambdas);
    this.ofValues = new MembersOfValues(parts, this.bare);
    this.ofThis = new MembersOfThis(parts, inLambdas, this.ofValues);
    const bareName = (file: CodeFile, i: number, chain: Chain) => this.bare.find(file, i, chain);
    const typeOf = (file: CodeFile, i: number, chain: Chain) => values.ofName(file, i, chain);
    const implementations = new HandedImplementations(code, values);
    this.qualified = new QualifiedUses(
      { code, ofMeaning, modulePaths, implementations, occurrence, typeOf, bareName },
      this.qualifiedNames,
    );
  }

  /** What an answer may say that an occurrence means: what no rule could follow is not known, and not outside. */
  async meaning(file: CodeFile, i: number): Promise<Resolution> {
    const { shared } = await (this.decided ??= this.code.decided());
    const found = withoutChoice(file, i, await this.occurrence(file, i));
    return shared.of(await this.unreached.orUnknown(file, i, found));
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
    if (chain === null)
      for (const before of longChainBefore(file, i)) await this.occurrence(file, before, Chain.start(id));
    const own = chain === null ? Chain.start(id) : chain.next(id);
    if (own === null) return unknown();
    const found = shared.of(await this.preciselyOrByRules(file, i, own));
    if (!own.isCut || chain === null) resolutions.set(id, found);
    return found;
  }

  private async preciselyOrByRules(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const precise = await this.precisely(file, i);
    if (precise?.external) return (await this.elsewhere(file, i, chain)) ?? precise;
    if (precise !== null && !hasCopies(precise.declarations)) return this.namesakes.whole(file, precise);
    const byRules = await this.byRules(file, i, chain);
    return precise === null ? unlessInside(file, i, byRules) : copyMeant(precise, byRules);
  }

  /** What is outside for an engine, in another repository that this one stands on. */
  private async elsewhere(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null> {
    const reach = await this.code.reachOf(file.repositoryId);
    return reach.size === 1 ? null : meantElsewhere(file, await this.byRules(file, i, chain));
  }

  /** What a compiler's engine says, unless the language's own rule goes before. */
  private async precisely(file: CodeFile, i: number): Promise<Resolution | null> {
    const stands = file.uses.local[i] >= 0 && RULES[file.language].localsStand;
    return stands ? null : preciseMeaning(this.code, file, i);
  }

  /**
   * The type of the value that an occurrence names or declares, written or inferred; null where no rule leads to one.
   */
  async typeOfValue(file: CodeFile, i: number): Promise<ValueType | null> {
    const chain = Chain.start(file.occurrenceId(i));
    const type = await (file.uses.symbol[i] >= 0
      ? this.values.ofName(file, i, chain)
      : this.values.ofValue(file, i, chain));
    return type?.sort === "type" && type.isGuess ? null : type;
  }

  private async byRules(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const meant = await this.unlessWhole(file, i, await this.decide(file, i, chain));
    return this.namesakes.narrow(file, i, await this.withinReach(file, meant), chain);
  }

  /** No rule leads into a repository that nothing leads to. */
  private async withinReach(file: CodeFile, found: Resolution): Promise<Resolution> {
    const isOwn = found.declarations.every(({ repositoryId }) => repositoryId === file.repositoryId);
    return isOwn ? found : withinReach(file, found, await this.code.reachOf(file.repositoryId));
  }

  /** A name that is written with its whole package needs no import. */
  private async unlessWhole(file: CodeFile, i: number, found: Resolution): Promise<Resolution> {
    const isOpen = found.external ? found.external.specifier === null : found.basis === "name";
    if (!isOpen || file.uses.left[i] < 0) return found;
    const types = await this.qualifiedNames.whole(file, i);
    return types.length > 0 ? means(definitionsFirst(types), "scope") : found;
  }

  private async decide(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const { uses } = file;
    const ofLiteral = file.objectOf(i) < 0 ? null : await literalKey(file, i, this.known, chain);
    if (ofLiteral)
      return (await isShorthand(this.code, file, i)) ? this.withValue(file, i, ofLiteral, chain) : ofLiteral;
    if (uses.symbol[i] >= 0) {
      const own = await this.ownName(file, uses.symbol[i]);
      return file.isOwnValue(i) ? this.withValue(file, i, own, chain) : own;
    }
    if (file.isLocalMember(i)) return this.localMember(file, i, chain);
    if (uses.local[i] >= 0) return meansLocal(uses.local[i]);
    const whole = RULES[file.language].objectLiterals ? await this.values.takenOf(file, i, chain) : null;
    const taken = whole && (await this.ofMeaning.find(file, i, whole, "receiver", chain));
    if (taken) return taken;
    const callee = file.calleeOfNamed(i);
    if (callee >= 0) return this.named.find(file, i, callee, chain);
    const { moduleAt, moduleListed, requiredMember } = HOOKS[file.language];
    const module = (await this.modulePaths.of(file.language)?.ofWord(file, i)) ?? moduleAt?.(file, i) ?? null;
    if (module !== null) return meansFile(module);
    const listed = await moduleListed?.(this.code, file, i);
    if (listed) return listed;
    if (ENGINE.isPath(file.name(i))) return this.paths.meaning(file.name(i), file.repositoryId);
    const left = uses.left[i];
    const mayRequire = left === LEFT_CODES.none || left >= 0 || file.role(i) === "import";
    const required = mayRequire ? await requiredMember?.(this, file, i) : null;
    if (required) return resolved(required, uses.arity[i], "import");
    if (left === LEFT_CODES.none) return this.bareName(file, i, chain);
    if (left === LEFT_CODES.this || left === LEFT_CODES.super)
      return this.ofThis.find(file, i, left === LEFT_CODES.super, chain);
    if (left === LEFT_CODES.expression)
      return file.isRooted(i) ? this.qualified.atRoot(file, i) : this.ofValues.find(file, i, chain);
    return uses.leftFlags[i] & LEFT_FLAGS.scope
      ? this.qualified.resolve(file, i, left, chain)
      : this.ofValues.find(file, i, chain);
  }

  /** `{ name }` means what the name means, before the member that it declares or gives a value to. */
  private async withValue(file: CodeFile, i: number, member: Resolution, chain: Chain): Promise<Resolution> {
    const value = await this.bareName(file, i, chain);
    if (value.basis === "name" || value.declarations.length === 0) return member;
    return means([...value.declarations, ...member.declarations], value.basis);
  }

  /** `Point { x }` reads or binds `x`, and names the field of the type. */
  private async localMember(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    const local = meansLocal(file.uses.local[i]);
    const { declarations, basis } = await this.ofValues.find(file, i, chain);
    return basis === "scope" || basis === "receiver" ? { ...local, declarations } : local;
  }

  /** A declaration's own name means the symbol with all its declarations. */
  private async ownName(file: CodeFile, ordinal: number): Promise<Resolution> {
    const symbol = file.symbols[ordinal];
    if (!symbol) return unknown();
    const same = (await this.code.named(symbol.name)).where(keyOf, symbol.keyHash);
    const own = HOOKS[file.language].ofOwnPlace?.(file, ordinal, same) ?? same;
    const above = await declaredAbove(this.members, own);
    return means(above ?? ownField(same, file, ordinal) ?? definitionsFirst(own), "scope");
  }

  /** What a name without anything left of it means, whatever it declares itself. */
  bareName(file: CodeFile, i: number, chain: Chain): Promise<Resolution> {
    return this.bare.find(file, i, chain);
  }

  private async writtenType(site: TypeSite, chain: Chain): Promise<ValueType | null> {
    const type = await this.values.written.at(site, chain);
    return type?.sort === "type" && type.isGuess ? null : type;
  }
}
