/** What types of a language have: where their members stand, in which order bases are asked, what extends them. */
export interface MemberRules {
  /**
   * how the names in a type's list of bases are looked up where several types bear them; null leaves it to the link of
   * indexing, and `qualifiers` does but where a name stands behind that of an import from outside
   */
  baseLookup: "namespaces" | "packages" | "modules" | "qualifiers" | "scopes" | null;
  /**
   * in which order a type's bases are asked: as written, the last first, or what is mixed in before classes and those
   * before interfaces
   */
  baseOrder: "written" | "reversed" | "by relation";
  /** a class has the members of what it implements: those that it does not declare itself */
  givesImplemented: boolean;
  /** a class has no members of an interface of the index, whichever of its bases that is */
  interfacesAsk: boolean;
  /** a module has members of its own, as a type has */
  moduleMembers: boolean;
  /** members belong to the class or to its objects, and either is asked for its own */
  levels: boolean;
  /** the word for what made an object, which every object has: behind a dot it means no constructor of a type */
  makerName: string | null;
  /**
   * the method that makes an object, which `new` calls on the class; null where constructors are no methods of that
   * kind
   */
  initializer: string | null;
  /** the method by which a type is made that is called by the type's name */
  constructorName: string | null;
  /** the module inside of a mixed in one whose methods are the class's own */
  classMethodsModule: string | null;
  /** the object whose members a class has as well */
  companion: string | null;
  /** members of a type stand in blocks beside it, which may be of another type or trait */
  implBlocks: boolean;
  /** methods stand beside their type, in any file of its folder */
  methodsElsewhere: boolean;
  /** a method declares what it calls its receiver's type arguments: `func (b *Box[T]) Top() T` */
  receiverArguments: boolean;
  /** an enum is no scope of its own unless it says so: its members are seen around it */
  unscopedEnums: boolean;
  /** fields come to be by being assigned to: a base may declare what a type only assigns */
  undeclaredFields: boolean;
  /** what a type only assigns is that of a base that only assigns it, too */
  assignedInBases: boolean;
  /** functions of a type or at the top of a module that answer for names which it does not declare */
  answersAnyName: ReadonlySet<string>;
  /** the one of them that gives what is read under such a name, and may say its type */
  givesAnyMember: string | null;
  /** the method that says what a value in a type's body stands for where an object is asked for it; null for none */
  descriptorMethod: string | null;
  /** a class may be given another name by an assignment */
  classAliases: boolean;
  /** a header tool writes functions beside those that are declared, which are called by other names */
  generatedBodies: boolean;
  /** types without a name that stand in functions and values: how they are written */
  anonymousTypes: "class body" | "object expression" | "class expression" | null;
  /** structs without a name, of which fields are seen through the values of one function */
  anonymousStructs: boolean;
  /** blocks inside of functions and initializers may declare types, each its own of one name */
  typesOfBlocks: boolean;
  /** members of a struct without a name are members of the one around it */
  embedsUnnamedStructs: boolean;
  /** object literals and functions have members of their own, and methods are values */
  objectLiterals: boolean;
  /** keys of a literal name fields or values, as the literal's type says */
  literalKeys: boolean;
  /**
   * how an extension says what it extends: by its first parameter, or apart from its parameters; null where there are
   * none
   */
  extensionReceiver: "parameter" | "apart" | null;
  /** what every type derives from without saying so: its extensions are asked of all values */
  rootType: string | null;
  /** what the names of interfaces begin with, and those of the types after them do not: `IShip` and `Ship` */
  interfaceMark: string | null;
  /**
   * methods that may be of another type than the one they stand in: those of any type, of interfaces, of modules, or
   * none
   */
  foreignMethods: "any" | "interface" | "module" | null;
  /** a field and a method of one name are told apart by whether the name is called */
  fieldsApartFromMethods: boolean;
  /**
   * a function and a value of one name stand side by side, and a base's is meant where the type's own is of the other
   * sort
   */
  functionsApartFromValues: boolean;
  /** an assignment calls the method that writes: `attr_writer` */
  writesBySetter: boolean;
  /** what stands before the name of the variable that an accessor hands out */
  instanceVariableSigil: string | null;
}

export const COMMON_MEMBER_RULES: MemberRules = {
  baseLookup: null,
  baseOrder: "written",
  givesImplemented: true,
  interfacesAsk: false,
  moduleMembers: false,
  levels: false,
  makerName: null,
  initializer: null,
  constructorName: null,
  classMethodsModule: null,
  companion: null,
  implBlocks: false,
  methodsElsewhere: false,
  receiverArguments: false,
  unscopedEnums: false,
  undeclaredFields: false,
  assignedInBases: false,
  answersAnyName: new Set(),
  givesAnyMember: null,
  descriptorMethod: null,
  classAliases: false,
  generatedBodies: false,
  anonymousTypes: null,
  anonymousStructs: false,
  typesOfBlocks: false,
  embedsUnnamedStructs: false,
  objectLiterals: false,
  literalKeys: false,
  extensionReceiver: null,
  rootType: null,
  interfaceMark: null,
  foreignMethods: null,
  fieldsApartFromMethods: false,
  functionsApartFromValues: false,
  writesBySetter: false,
  instanceVariableSigil: null,
};
