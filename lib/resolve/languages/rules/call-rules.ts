/** How a language tells overloads apart: by parameters, by values of their own, by names of arguments, by literals. */
export interface CallRules {
  /**
   * functions of one name and owner differ by their parameters: all of them, or those alone that implement a trait for
   * several types
   */
  overloading: boolean | "implementations";
  /** what stands behind the parameters makes another overload: `f() const` */
  overloadQualifiers: boolean;
  /** parameters with values of their own: any of them may be left out, or the last ones alone */
  defaultArguments: "any" | "trailing" | null;
  /** an argument can bear its parameter's name: `f(name = 1)` */
  namedArguments: boolean;
  /** the function that a compiler writes for types, whose parameters are those of their constructor; null for none */
  copyFunction: string | null;
  /** `makers[i]()` calls what a list holds, and reads like a call with type arguments */
  calledElements: boolean;
  /** standard types of which no value can be called */
  uncallableTypes: ReadonlySet<string>;
  /** a lambda may stand behind the list of arguments */
  trailingLambdas: boolean;
  /** `a plus b` calls a function by its name alone */
  infixCalls: boolean;
  /** what stands before a list that is handed on as arguments: `*rows` */
  spreadMark: string | null;
  /** overloads that fit alike are told apart by what is inferred, which no text says: each is possible */
  overloadsByInference: boolean;
  /** parameters may be written with aliases and template parameters, which stand for other types */
  aliasedParameters: boolean;
  /** names of a class's own operators that turn its values into what they name: `operator Ship` */
  conversionOperator: RegExp | null;
  /**
   * Standard types that nothing derives from, where no value is turned into one of another class on its way to a
   * parameter; null where it may be.
   */
  finalTypes: ReadonlySet<string> | null;
  /** methods by which standard types make values of themselves: `Duration.ofMillis(1)`, `String::new()` */
  standardMakers: RegExp | null;
  /** what stands above standard types, by their whole names: a value of one is passed to nothing else */
  standardTypes: ReadonlyMap<string, readonly string[]> | null;
  /** the text of overloads says which of their parameters may be left out, named, or called on */
  writtenOverloads: boolean;
  /** overloads of a type and those of its bases are told apart by arguments, as if they stood side by side */
  overloadsOfBases: boolean;
  /** a call that no overload of the index takes means one of a base from outside, or of what all types derive from */
  overloadsOutside: boolean;
  /** a bare call that no function of a type takes means one of its name that stands further out */
  callsReachOut: boolean;
  /** a call may pass more or fewer arguments than there are parameters */
  countlessArguments: boolean;
  /** the last parameter can take any number of values: `Object... rest` */
  restParameters: boolean;
  /** a lambda that is passed to no call takes what the name or member says that it is given to */
  assignedLambdas: boolean;
  /** the type that every annotation is a value of */
  annotationBase: string | null;
  /** types that every enum is a value of */
  enumBases: readonly string[];
  /** a function that is no template is meant before one that is */
  templatesLast: boolean;
  /** a value of an enum is a number as well */
  enumsAreNumbers: boolean;
  /** what is declared with a primitive type, or cast to one, is an argument of that type */
  primitiveArguments: boolean;
  /**
   * `int` and its like are no classes: a number is passed to wider ones, else in its box, `null` is none of them, and
   * no type parameter stands for one.
   */
  primitivesApart: boolean;
  /** what methods give whose names say it, whatever class of the standard library declares them: `toPath` */
  standardResults: ReadonlyMap<string, string>;
  /** a pointer, and what may change, is passed to other overloads than a value is */
  pointersApart: boolean;
  /** types that a text literal is passed to before those of every language */
  textLiteralTypes: readonly string[];
  /** types that macros of the standard library make: `vec![1]` */
  typesOfMacros: ReadonlyMap<string, string>;
  /** expressions for a class itself, and the types that they have: `Ship.class` */
  classLiterals: readonly { written: RegExp; types: readonly string[] }[];
  /** a call that gives a text, whatever it is called on; null for none */
  textCall: RegExp | null;
  /** functions of the standard library make collections by their names: `listOf(a)` */
  collectionFactories: boolean;
}

export const COMMON_CALL_RULES: CallRules = {
  overloading: false,
  overloadQualifiers: false,
  defaultArguments: null,
  namedArguments: false,
  copyFunction: null,
  calledElements: false,
  uncallableTypes: new Set(),
  trailingLambdas: false,
  infixCalls: false,
  spreadMark: null,
  overloadsByInference: false,
  aliasedParameters: false,
  conversionOperator: null,
  textCall: null,
  finalTypes: null,
  standardMakers: null,
  standardTypes: null,
  writtenOverloads: false,
  overloadsOfBases: false,
  overloadsOutside: false,
  callsReachOut: false,
  countlessArguments: false,
  restParameters: false,
  assignedLambdas: false,
  annotationBase: null,
  enumBases: [],
  templatesLast: false,
  enumsAreNumbers: false,
  primitiveArguments: false,
  primitivesApart: false,
  standardResults: new Map(),
  pointersApart: false,
  textLiteralTypes: [],
  typesOfMacros: new Map(),
  classLiterals: [],
  collectionFactories: false,
};
