/**
 * What a bare or qualified name can mean in a language: members without `this`, names of the same package, names in
 * blocks.
 */
import type { LanguageId } from "../../../contract/vocabulary";

export interface NameRules {
  /** languages whose declarations a name can mean, its own among them */
  family: ReadonlySet<LanguageId>;
  /** a bare name can be a member of an enclosing type */
  implicitThis: boolean;
  /** names that every file of the same package, namespace or folder sees */
  sharedScope: "package" | "folder" | "namespaces" | "none";
  /** a name from elsewhere needs an import: without one it is the language's own or unknown */
  needsImport: boolean;
  /**
   * Names that the language brings along: a bare use without an import means them, whatever a file elsewhere declares.
   */
  standardNames: ReadonlySet<string>;
  /**
   * Of values that the language brings along, the types that a repository may add members to: `window` is a `Window`.
   */
  standardValues: ReadonlyMap<string, string>;
  /**
   * Members of what the language brings along: another one that nothing declares may be the key of an object without a
   * name. Null where every member is declared.
   */
  standardMembers: ReadonlySet<string> | null;
  /** Macros that every file has; null in languages whose macros are no names. */
  standardMacros: ReadonlySet<string> | null;
  /** the word for the type around: `Self` */
  ownTypeName: string | null;
  /** a type and a value may share a name: which one is meant, the place says */
  declarationSpaces: boolean;
  /**
   * Functions declare constants in their blocks: several of one name stand in a block each. Functions of one name in a
   * function mostly are one for each condition, in the same block.
   */
  blockConstants: boolean;
  /** what a block declares is seen in it alone, and names of a namespace only inside of it */
  blockScopes: boolean;
  /** the body of a class is run as code, and sees what it declares */
  classBodyScope: boolean;
  /** a type's name is a value like others, or a value stands for a type */
  valuesAsTypes: boolean;
  /** what a function binds is meant by its name, whatever was bound to it */
  localsStand: boolean;
  /** a method without anything left of it is called on `self`, and on nothing else around */
  methodsOnSelfOnly: boolean;
  /** a constant is looked up in the scopes around and their bases: without its path no other is meant */
  constantsAreLexical: boolean;
  /** a bare name can be a constant of an enum that its place tells: `case RED:` */
  enumLabels: boolean;
  /** a `switch` says what type its labels are of */
  switchSubjects: boolean;
  /** a lambda can have a receiver, whose members are seen in it without `this` */
  lambdaReceivers: boolean;
  /** types that a type holds are named through it: `Self::Item` */
  associatedTypes: boolean;
  /** `Type::name` is no field, even if the type has one of the name */
  fieldsOfValuesOnly: boolean;
  /** what a field holds is called in brackets alone: `(self.made)(x)` */
  bracketsCallFields: boolean;
  /** a qualified name may begin in the middle of a path of scopes */
  partialPaths: boolean;
  /** `self::name` means what the module itself holds */
  selfPaths: boolean;
  /** a function's arguments say in which namespaces it is looked for */
  argumentDependentLookup: boolean;
  /** a namespace may be opened by a macro, and what it holds seems to stand outside of it */
  macroNamespaces: boolean;
  /** a namespace without a name: what it holds is seen around it, in its file */
  unnamedNamespaces: boolean;
  /** a macro call may define a function that no call names: `TEST(Harbour, opens) { … }` */
  macroDefinedBodies: boolean;
  /** programs of one repository know nothing of each other: each may define the same name */
  programsApart: boolean;
  /** a declaration may be there only for systems that lack the name */
  fallbackDeclarations: boolean;
  /**
   * Where a member of an enclosing type is possible though nothing leads to it: in words that a macro is given, or at
   * no place.
   */
  possibleMembers: "anywhere" | "outside of parsed code" | "nowhere";
}

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

export const COMMON_NAME_RULES: Omit<NameRules, "family"> = {
  implicitThis: false,
  sharedScope: "none",
  needsImport: true,
  standardNames: new Set<string>(),
  standardMembers: null,
  standardValues: new Map<string, string>(),
  standardMacros: null,
  ownTypeName: null,
  declarationSpaces: false,
  blockConstants: false,
  blockScopes: false,
  classBodyScope: false,
  valuesAsTypes: false,
  localsStand: false,
  methodsOnSelfOnly: false,
  constantsAreLexical: false,
  enumLabels: false,
  switchSubjects: false,
  lambdaReceivers: false,
  associatedTypes: false,
  fieldsOfValuesOnly: false,
  bracketsCallFields: false,
  partialPaths: false,
  selfPaths: false,
  argumentDependentLookup: false,
  macroNamespaces: false,
  unnamedNamespaces: false,
  macroDefinedBodies: false,
  programsApart: false,
  fallbackDeclarations: false,
  possibleMembers: "nowhere",
};
