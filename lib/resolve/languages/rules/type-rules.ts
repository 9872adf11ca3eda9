/** What types values of a language have: by operators, containers, type parameters and literals. */
export interface TypeRules {
  /** a type left of a dot says what its parameters stand for, where it is named or a value is cast to it */
  namedTypeArguments: boolean;
  /** the method that an index calls: `operator[]` */
  indexOperator: string | null;
  /** an index behind a class makes an object of it: `Crate["a"]` */
  indexedTypesMake: boolean;
  /** an index on what has no operator gives what a pointer points to */
  indexesPointers: boolean;
  /** the operator that hands out what a type stands for: `operator->` */
  arrowOperator: string | null;
  /** where the operator says it by a name: what that stands for, `impl Deref for Guard { type Target = Ship; … }` */
  lentType: string | null;
  /** the method that a call of a value calls: `invoke` */
  callOperator: string | null;
  /** a value may be called by a signature without a name: `{ (listener: Listener): void }` */
  callSignatures: boolean;
  /** the name of what a lambda takes that names nothing: `it` */
  implicitParameter: string | null;
  /** type parameters stand before the name that they belong to: `template <class T> class Box` */
  templateHeads: boolean;
  /** a function's type parameter is told by what is passed alone */
  infersTypeArguments: boolean;
  /** the name of a class that is passed is the class itself, and no value of it */
  passesClasses: boolean;
  /** an argument may be lent or made on the spot: `&mut Ship { … }` */
  borrowedArguments: boolean;
  /** a variant of an enum may have fields: `enum Signal { Lamp { colour: u8 } }` */
  fieldsOfVariants: boolean;
  /** functions that give their first argument's type: `cast(Type, value)` */
  castFunctions: ReadonlySet<string>;
  /** what is iterated over in a map is a pair with two parts, and no entry or key */
  mapsHandOutPairs: boolean;
  /** a list of names takes apart what it is given: `auto [name, value] = pair;` */
  bindsParts: boolean;
  /** the method of a map that hands out pairs of keys and values: `items` */
  givesPairs: string | null;
  /** an iterator is asked for what it points to: `std::vector<Row>::iterator`, `rows.begin()` */
  iterators: boolean;
  /** streams of the standard library derive from others: `stringstream` from `istream` */
  streams: boolean;
  /** texts have one type for each type of characters, and turn into views of themselves: `wstring`, `wstring_view` */
  standardTexts: boolean;
  /** types derive from containers, and have their elements */
  derivesFromContainers: boolean;
  /** names of containers from outside that types derive from, and have the elements of */
  containersAbove: RegExp | null;
  /** how a type says what it hands out: members that give an iterator, and its next value, and functions that ask */
  iteration: { functions: ReadonlySet<string>; iterator: readonly string[]; next: readonly string[] } | null;
  /** the member by which a value that may be missing is had: `Value` */
  nullableMember: string | null;
  /** what types from outside hand out is asked on `self` as well */
  outsideMembersOfThis: boolean;
  /** functions from outside that give back what they are given first: `requireNonNull(ship)` */
  handsBack: ReadonlySet<string>;
  /** methods from outside that give what they are called on, where its class hands itself to a base: `Builder<B>` */
  givesSelf: RegExp | null;
  /** methods of standard types that give what they are called on, as a copy or a reference */
  copyingMethods: ReadonlySet<string>;
  /** methods from outside that wrap what they are called on where it is an iterator of its own: `rows.rev()` */
  adaptingMethods: ReadonlySet<string>;
  /**
   * methods that a macro writes, and that give a type with the members of what they are called on: `self.project()`
   */
  projections: ReadonlySet<string>;
  /** what makes a standard wrapper of its argument: `Box::new(ship)` */
  wrappingConstructor: string | null;
}

export const COMMON_TYPE_RULES: TypeRules = {
  namedTypeArguments: false,
  indexOperator: null,
  indexedTypesMake: false,
  indexesPointers: false,
  arrowOperator: null,
  lentType: null,
  callOperator: null,
  callSignatures: false,
  implicitParameter: null,
  templateHeads: false,
  infersTypeArguments: false,
  passesClasses: false,
  borrowedArguments: false,
  fieldsOfVariants: false,
  castFunctions: new Set<string>(),
  mapsHandOutPairs: false,
  bindsParts: false,
  givesPairs: null,
  iterators: false,
  streams: false,
  standardTexts: false,
  derivesFromContainers: false,
  containersAbove: null,
  iteration: null,
  nullableMember: null,
  outsideMembersOfThis: false,
  handsBack: new Set(),
  givesSelf: null,
  copyingMethods: new Set<string>(),
  adaptingMethods: new Set<string>(),
  projections: new Set<string>(),
  wrappingConstructor: null,
};
