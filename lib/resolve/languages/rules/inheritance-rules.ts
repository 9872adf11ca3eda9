/** Which types of a language stand above which, and which of their methods override which. */
export interface InheritanceRules {
  /** methods are overridden only where they are virtual */
  virtualMethods: boolean;
  /** a template may be declared anew for some of its arguments, and derive from itself */
  templateSpecializations: boolean;
  /** statics are inherited and overridden like any other member */
  inheritsStatics: boolean;
  /** a static overrides a static alone, and no other member */
  staticsApart: boolean;
  /** a function and a value can override each other */
  functionsAreValues: boolean;
  /** what is private is not overridden */
  privatesAreFinal: boolean;
  /** a member that bears its type's name makes or unmakes objects */
  constructorsBearTypeName: boolean;
  /**
   * what stands before the type's name in that of its destructor; null where that bears another name, or there is none
   */
  destructorMark: string | null;
  /** a record's component is a field and a method without parameters at once */
  recordComponents: boolean;
  /** a type may lack a member of its base until somebody asks for it, or cannot be told to lack it */
  mayLackMembers: boolean;
  /** a method overrides one of an interface only in a block that names the interface; no other method is overridden */
  overridesInBlocks: boolean;
  /** where a method has to say that it overrides: always, unless an interface asks for it, or nowhere */
  overrideWord: "always" | "unless of an interface" | "nowhere";
  /**
   * a member may say which interface it implements, and is reached through that one alone; others implement what
   * interfaces ask for if they are public, and an interface implements nothing of its bases
   */
  explicitImplementations: boolean;
  /** type parameters bear names like `TKey` */
  longTypeParameters: boolean;
  /** `super` is the class above, or the root of all, and no interface that the class itself lists */
  superIsClass: boolean;
  /** what can be overridden in every type, as the root of all has it */
  rootMembers: ReadonlySet<string>;
  /** types of the standard library by their full names, with all that can be overridden of them, the root's aside */
  standardBases: ReadonlyMap<string, ReadonlySet<string>>;
  /** full names that the standard library alone begins so; null where no package tells it */
  standardPackages: RegExp | null;
}

export const COMMON_INHERITANCE_RULES: InheritanceRules = {
  virtualMethods: false,
  templateSpecializations: false,
  inheritsStatics: false,
  staticsApart: false,
  functionsAreValues: false,
  privatesAreFinal: false,
  constructorsBearTypeName: true,
  destructorMark: null,
  recordComponents: false,
  mayLackMembers: false,
  overridesInBlocks: false,
  overrideWord: "nowhere",
  explicitImplementations: false,
  longTypeParameters: false,
  superIsClass: false,
  rootMembers: new Set(),
  standardBases: new Map(),
  standardPackages: null,
};
