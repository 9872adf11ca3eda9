/** What names mean by rules of one language that data cannot say. Each is asked where the language has it. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { Resolution } from "../../facts/resolution";
import type { Imported } from "../../visibility/imported";
import type { BareName, Level, MemberReader, ModuleReader, NameReader, WrittenReader } from "../readers";

/** Names of the types that a type derives from, which are seen in its body. */
export interface BaseNames {
  /** The base of this name of the type with this scope, the nearest; null when there is none. */
  find(scope: string, name: string): Promise<readonly Declaration[] | null>;
}

export interface NameHooks {
  /**
   * Of declarations of a name those that a header brings into one of the scopes that are open.
   * @param scopes as prefixes of qualified names, each part with a dot behind it
   */
  broughtIn?(
    code: CodeIndex,
    file: CodeFile,
    named: readonly Declaration[],
    scopes: readonly string[],
  ): Promise<readonly Declaration[]>;
  /** Of declarations that share a name those of the sort that the way of naming asks for. */
  ofSortNamed?(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[];
  /** Of declarations those that a name can mean with as many type arguments as it is written with. */
  ofTypeArity?(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[];
  /** The same for what a file declares at its top. */
  ofSortAtTop?(
    code: CodeIndex,
    file: CodeFile,
    asked: BareName,
    top: readonly Declaration[],
  ): Promise<readonly Declaration[]>;
  /** Of declarations at the top of this file that share a name those of the block that is open at a place. */
  ofOpenBlock?(file: CodeFile, i: number, found: readonly Declaration[]): readonly Declaration[];
  /** Of declarations of this file those whose names a place sees: some are seen inside of what they declare alone. */
  seenByName?(
    code: CodeIndex,
    file: CodeFile,
    i: number,
    found: readonly Declaration[],
  ): Promise<readonly Declaration[]>;
  /** The symbol whose members `this` has in a function that is no member of a type; -1 for none. */
  ownerOfThis?(file: CodeFile, ordinal: number): number;
  /** The scope of the type that a function is a method of though it is written apart from it; null for none. */
  ownerOfFunction?(file: CodeFile, ordinal: number): string | null;
  /** Whether a name is one that the language brings along, where only its place says so. */
  isStandardName?(code: CodeIndex, file: CodeFile, i: number): Promise<boolean>;
  /** Whether a name that nothing declares may be declared by a macro, as far as that is seen from the file. */
  mayBeMade?(code: CodeIndex, file: CodeFile, i: number): Promise<boolean>;
  /** What a call of a macro means; null for what is none, and where nothing here could be meant. */
  macroCalled?(names: NameReader, file: CodeFile, i: number): Promise<Resolution | null>;
  /** Whether a use cannot mean a macro, whatever macro has its name. */
  meansNoMacro?(file: CodeFile, i: number): boolean;
  /** The occurrence that a word stands for; -1 where that is not known, null for any other word. */
  standsFor?(file: CodeFile, i: number): number | null;
  /** Whether a declaration only stands in for what its file imports by the same name. */
  isStandIn?(code: CodeIndex, d: Declaration): Promise<boolean>;
  /** What a part of a name means that is written with its namespaces; null for a name that stands alone. */
  pathMeaning?(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null>;
  /** What a bare name means by a rule that goes before those of every language; null where those decide. */
  bareName?(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
  /** What the types that take in the one around have of a name that this one has not; null for nothing. */
  ofTakers?(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
  /** What a bare name means that a tool declares in the type around; null for any other. @param scope of that type */
  generatedName?(members: MemberReader, file: CodeFile, i: number, scope: string | null): Promise<Resolution | null>;
  /** Names of bases that are seen where a type derives from them. */
  baseNames?(members: MemberReader): BaseNames;
  /** Scopes of types whose members a body sees that a macro puts into a type made from them. */
  scopesOfMacroBody?(
    file: CodeFile,
    ordinal: number,
    name: string,
    members: MemberReader,
    written: WrittenReader,
  ): AsyncIterable<string>;
  /**
   * Of declarations that share the key of the symbol with this ordinal those of the block or body that it stands in.
   */
  ofOwnPlace?(file: CodeFile, ordinal: number, same: readonly Declaration[]): readonly Declaration[];
  /** Of declarations that share a key those that the body of this type declares; all of them where it has none. */
  ofThisBody?(file: CodeFile, ordinal: number, found: readonly Declaration[]): readonly Declaration[];
  /** Whether a bare name means a method of `self` and of nothing else around. */
  isMethodOfSelf?(name: string): boolean;
  /** Whether a type is named as the superclass of the class around, and not in that one's body. */
  isSuperclass?(file: CodeFile, i: number): boolean;
  /** What a bare name is asked of for certain, where classes and objects have members of their own. */
  sideAsked?(file: CodeFile, i: number): Level | undefined;
  /** What a name is asked of; undefined where the text does not tell. */
  levelAsked?(file: CodeFile, i: number): Level | undefined;
  /** Names that a use may mean, the likelier first. */
  namesMeant?(file: CodeFile, i: number): string[];
  /** `this.name` in a type without a name; null where another type is nearer. */
  ofUnnamedThis?(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
  /** What `this.name` means in a function that a module exports; none in any other. */
  ofOwnExports?(modules: ModuleReader, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** Whether a name stands for what its own file exports. */
  isOwnExports?(file: CodeFile, i: number): boolean;
  /** A member that an import's module has beside the value that it stands for; null for nothing. */
  besideExport?(modules: ModuleReader, file: CodeFile, i: number): Promise<Imported | null>;
  /** The same, where a pattern takes it out of what the import brings. @param whole the occurrence of that */
  takenFromImport?(modules: ModuleReader, file: CodeFile, whole: number, name: string): Promise<Imported | null>;
  /** What a name means that a line takes out of a module; null for any other name. */
  requiredMember?(modules: ModuleReader, file: CodeFile, i: number): Promise<Imported | null>;
  /** The file of the module that an occurrence names together with all that stands left of it; null for none. */
  moduleAt?(file: CodeFile, i: number): number | null;
  /** What the name of a module means where modules are listed; null for any other name. */
  moduleListed?(code: CodeIndex, file: CodeFile, i: number): Promise<Resolution | null>;
}
