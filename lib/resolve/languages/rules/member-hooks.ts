/** What types and values of a language have, by rules that data cannot say. */
import type { LanguageId } from "../../../contract/vocabulary";
import type { RelationRecord } from "../../../db/read/type-relations";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { Resolution } from "../../facts/resolution";
import type { TypeSite, ValueType } from "../../facts/value-type";
import type { Level, NameReader, OccurrenceReader, ValueTypeReader, WrittenReader } from "../readers";

/** What a variable of types stands for. */
export interface TypeVariable {
  /** the receiver: the method's `self` is annotated with it */
  isOwn: boolean;
  /** where its bound is written */
  bound: TypeSite | null;
  /** the only parameter of the function around that is annotated with it, or as a class of it; null for none */
  taken: TakenArgument | null;
}

/** An argument of a call, by its place, and by the name that it may be given behind. */
export interface TakenArgument {
  place: number;
  name: string;
}

/** A name that is given a value. */
export interface NamedValue {
  file: CodeFile;
  /** the occurrence that binds it */
  name: number;
  value: ValueType;
}

/** What finds members of values whose own text says nothing of them. */
export interface LastResort {
  find(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
  /** the same of what a call from outside gives, as it may hand out what it holds */
  ofOutside(file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
}

export interface MemberHooks {
  /** The type of what stands left of a member and is no name, by how it is written; null where that does not tell. */
  writtenReceiver?(code: CodeIndex, file: CodeFile, i: number, written: WrittenReader): Promise<ValueType | null>;
  /** The type of the standard library that a name is which means nothing of the index; null for any other. */
  typeOutside?(file: CodeFile, at: number): ValueType | null;
  /** What a name is bound to that does not hold the value itself, but what that hands out; null for any other name. */
  entered?(types: ValueTypeReader, named: NamedValue, chain: Chain): Promise<ValueType | null>;
  /** What a name is a part of that takes a tuple apart: of what an occurrence gives the type at a place. */
  tuplePart?(
    types: ValueTypeReader,
    file: CodeFile,
    of: number,
    place: number,
    chain: Chain,
  ): Promise<ValueType | null>;
  /** The type of a part without a name, of the object around, that a call is handed first; null for any other. */
  ownPartHanded?(types: ValueTypeReader, file: CodeFile, call: number, chain: Chain): Promise<ValueType | null>;
  /** Whether classes that come with the language have a method of this name; left out where no name tells a method. */
  isLibraryMethod?(name: string): boolean;
  /** Whether the standard library extends what is iterated over, and more, by a function of this name. */
  isStandardExtension?(name: string): boolean;
  /** Whether a value of the standard library may have a member of this name. */
  isStandardMember?(name: string): boolean;
  /** Finds what is asked of a value of which nothing else is known: the only type that answers all of it has it. */
  askedTogether?(names: NameReader): LastResort;
  /** Whether a method is added to a type of a package that is not here. */
  isAddedOutside?(code: CodeIndex, d: Declaration): Promise<boolean>;
  /** Whether a name stands for what it is assigned to. */
  isAssignedName?(code: CodeIndex, d: Declaration): Promise<boolean>;
  /** The names at the top of a file that are other words for this one. */
  namesAssigned?(home: CodeFile, name: string): string[];
  /** Whether members are made by assignments without a type alone. */
  areUndeclared?(code: CodeIndex, members: readonly Declaration[]): Promise<boolean>;
  /** Members of a value alone: what a function declares for its own use is none. */
  withoutInner?(language: LanguageId, members: readonly Declaration[]): readonly Declaration[];
  /** Of members of one type and name those that are the type's own, before what it has by something else. */
  ownFirst?(members: Declaration[]): Declaration[];
  /**
   * Where the text around a symbol writes the type whose members stand there; null where it says no more of the type.
   */
  ownTypeWritten?(file: CodeFile, enclosing: number): TypeSite | null;
  /** Where the function around a symbol writes the type that its own word stands for in it; null where none does. */
  ownTypeDeclared?(code: CodeIndex, file: CodeFile, enclosing: number): Promise<TypeSite | null>;
  /**
   * Of members that share owner and name those of the form that the type is written in; all where that does not tell.
   */
  ofWrittenForm?(members: readonly Declaration[], site: TypeSite | null): readonly Declaration[];
  /** Of those that a type's own word may mean at a place, those of the form that what stands around is for. */
  ofFormAround?(members: readonly Declaration[], file: CodeFile, i: number): readonly Declaration[];
  /** Of members that share owner and name those of these repositories; all of them where these have none. */
  ofRepositories?(members: readonly Declaration[], repositories: ReadonlySet<number>): readonly Declaration[];
  /** Of members that share owner and name those that stand in one of these types; all of them where none does. */
  heldByOne?(members: readonly Declaration[], types: readonly Declaration[]): readonly Declaration[];
  /** Of the types that a value may have, those that tests before a use of its member leave. */
  partsLeft?(
    code: CodeIndex,
    file: CodeFile,
    i: number,
    parts: readonly Declaration[],
    named: (type: Declaration, name: string) => Promise<readonly Declaration[]>,
  ): Promise<readonly Declaration[]>;
  /**
   * Members that a class or its objects have.
   * @param isAbove whether they are those of a base
   * @param asked their name, and the arguments of the call, -1 when it is none
   */
  atLevel?(
    members: readonly Declaration[],
    level: Level | undefined,
    isAbove: boolean,
    asked: { readonly name: string; readonly arity: number },
  ): Declaration[];
  /** What a base is asked of for the sake of a type, by its relation; null where it has nothing for that side. */
  levelOfBase?(relation: RelationRecord["relation"], level: Level): Level | null;
  /** Whether every type has a member of this name itself, whatever its objects have. */
  isOfEveryType?(name: string): boolean;
  /** Modules whose members the types themselves have that take in the module of this scope. */
  lentToTakers?(code: CodeIndex, scope: string): Promise<readonly Declaration[]>;
  /** What uses of a member that writes are called beside its own name. */
  assignedAs?(d: Declaration): string[];
  /** What a function that a tool writes calls, by its name. @param find members of another name of the same type */
  executed?(
    code: CodeIndex,
    name: string,
    find: (name: string) => Promise<readonly Declaration[]>,
  ): Promise<readonly Declaration[]>;
  /** Names by which a method is called through a function that a tool writes. */
  executingNames?(code: CodeIndex, d: Declaration): Promise<readonly string[]>;
  /** Names of functions that may hold the body of one of this name. */
  bodyNames?(name: string): string[];
  /**
   * Functions that a tool writes between a declaration and its body: those that hold it, and the one that it is of.
   */
  generatedPartners?(code: CodeIndex, d: Declaration): Promise<readonly Declaration[]>;
  /** The type of code that a reflected type stands for; none for any other. */
  interfacePartner?(code: CodeIndex, d: Declaration): Promise<readonly Declaration[]>;

  /** Whether a name left of a member stands for the objects that a type or function makes. */
  isPrototype?(file: CodeFile, i: number): boolean;
  /** The function itself where one is named and not called: its own members are asked for. Null for anything else. */
  functionItself?(file: CodeFile, left: number, chain: Chain, occurrence: OccurrenceReader): Promise<ValueType | null>;
  /** Whether a call of what is declared gives one of the objects that the function makes. */
  isMaker?(file: CodeFile, at: number, called: Declaration, code: CodeIndex): Promise<boolean>;
  /** Fields that a type has by a macro in its body. @param holders declarations of the type */
  fieldsByMacro?(
    names: Pick<NameReader, "code" | "occurrence">,
    holders: readonly Declaration[],
    name: string,
    chain: Chain,
  ): Promise<Declaration[]>;
  /** The type that a macro gives a name of its own making: `typedef Handle<type> type##_Ref;`. Null for any other. */
  typeByMacro?(
    names: Pick<NameReader, "code" | "occurrence">,
    file: CodeFile,
    at: number,
    chain: Chain,
  ): Promise<TypeSite | null>;
  /**
   * The type of a member that a macro makes in the body of a type, or of one above it; null for any other.
   * @param holders declarations of the type
   */
  memberByMacro?(
    types: Pick<ValueTypeReader, "code" | "members">,
    holders: readonly Declaration[],
    name: string,
  ): Promise<TypeSite | null>;
  /**
   * The occurrence that declares what a type's own name for another stands for in the block around: `Self::Item`; -1.
   */
  ownAssociated?(file: CodeFile, at: number): number;
  /** What a variable of types stands for; null where what is written is none. */
  typeVariable?(site: TypeSite, declared: readonly Declaration[], code: CodeIndex): Promise<TypeVariable | null>;
  /** The names of the variables of types that a class has for parameters, in their order. */
  classVariables?(home: CodeFile, ordinal: number): string[];
  /** What a call can mean alone, whatever it is asked of: what one trait declares and nothing else. */
  onlyOfTrait?(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** What a value from outside may be asked by a trait of the repository: its methods in all blocks for it. */
  anyOfTrait?(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** Items that blocks of the repository have for a trait from outside, asked by its path of what it is handed. */
  ofOutsideTrait?(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** What is asked of a value whose class the text says in a way that no type is read from; null for any other. */
  memberFirst?(names: NameReader, file: CodeFile, i: number, chain: Chain): Promise<Resolution | null>;
  /** The type that what stands left of a member was tested for, where the test held; null where none is written. */
  testedType?(
    names: Pick<NameReader, "code" | "occurrence" | "members">,
    file: CodeFile,
    i: number,
    chain: Chain,
  ): Promise<ValueType | null>;
  /** What a type that lacks a member has of that name while the program runs; none where that is not told. */
  addedAtRunTime?(
    names: Pick<NameReader, "code" | "members">,
    file: CodeFile,
    i: number,
    meaning: ValueType,
  ): Promise<readonly Declaration[]>;
  /** Items of such blocks that are asked of no value and make one, asked by the trait's path: `Default::default()`. */
  makersOfTrait?(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** What blocks of the repository give a type from outside that stands left of a name, by what a call is handed. */
  addedToOutside?(code: CodeIndex, file: CodeFile, i: number): Promise<readonly Declaration[]>;
  /** The type that is expected of what a call gives, by what stands around it; null where that does not say it. */
  expectedThere?(types: ValueTypeReader, file: CodeFile, i: number, chain: Chain): Promise<ValueType | null>;
  /** What the trait declares whose block holds these members: `Self::Item`; null for any other use and member. */
  ofTraitAround?(
    names: Pick<NameReader, "code" | "occurrence">,
    file: CodeFile,
    i: number,
    members: readonly Declaration[],
    chain: Chain,
  ): Promise<Resolution | null>;
  /**
   * The type of a call that every value answers, of a macro, or of what a library hands out under a name; null when
   * that is not known, undefined for anything else.
   */
  givenByCall?(types: ValueTypeReader, file: CodeFile, at: number, chain: Chain): Promise<ValueType | null | undefined>;
  /** What a call gives of a value of a type that is called itself: a delegate; undefined for any other type. */
  givenByValue?(
    types: ValueTypeReader,
    call: { file: CodeFile; at: number },
    type: ValueType | null,
    chain: Chain,
  ): Promise<ValueType | null | undefined>;
  /** The type that what stands above a function hands to a parameter without a type; null where it does not say so. */
  decoratedParameter?(types: ValueTypeReader, file: CodeFile, name: number, chain: Chain): Promise<ValueType | null>;
  /** What a function's name stands for where something above it makes it another value; null where nothing says so. */
  decoratedValue?(types: ValueTypeReader, d: Declaration, chain: Chain): Promise<ValueType | null>;
}
