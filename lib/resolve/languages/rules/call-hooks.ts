/** Which of several declarations a call means, by rules of one language that data cannot say. */
import type { SourceText } from "../../../format/source-text";
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { ArgumentType } from "../../types/parameter-fit";
import type { ValueType } from "../../facts/value-type";
import type { SingleMethod } from "../../types/function-shapes";
import type { MemberReader, OccurrenceReader, ValueTypeReader } from "../readers";

/** Declarations that a call can mean by what is written around its arguments. */
export interface Called {
  declarations: readonly Declaration[];
  /** the call says its template arguments, and these take them */
  isExplicit: boolean;
}

/** Which of the things that share a name is meant. Belongs to one resolver, and keeps what it made out. */
export interface Namesakes {
  /** Those that an occurrence can mean by where they are declared and how the name is written. */
  near(file: CodeFile, i: number, found: readonly Declaration[]): Promise<readonly Declaration[]>;
  /** Those that a call can mean by its template arguments, of all overloads. */
  called(file: CodeFile, i: number, found: readonly Declaration[]): Promise<Called>;
  /** Those that fit what stands left, where overloads differ in what they may be called on. */
  ofReceiver(file: CodeFile, i: number, found: readonly Declaration[], chain: Chain): Promise<readonly Declaration[]>;
  /** Those that are compiled; those that may be follow. */
  compiledFirst(file: CodeFile, i: number, found: readonly Declaration[]): Promise<readonly Declaration[]>;
  /** With what else declares the one symbol that is meant, under another key. */
  whole?(found: readonly Declaration[]): Promise<readonly Declaration[]>;
  /** Whether a use is compiled, and all that it can mean is not. */
  areLeftOut(file: CodeFile, i: number, found: readonly Declaration[]): Promise<boolean>;
}

/** A function that a call is passed. */
export interface FunctionPlace {
  file: CodeFile;
  /** the occurrence that is called */
  call: number;
  text: SourceText;
  /** offset of the function's own text */
  start: number;
  chain: Chain;
}

/** Functions that are passed as values, by how much they take. */
export interface FunctionValues {
  /** What a lambda may be; null for any other text. @param place where it stands */
  ofLambda(text: string, place: FunctionPlace): ArgumentType | null | Promise<ArgumentType | null>;
  /** The function type that is written behind the name of a value; null for any other. */
  typeBehind(text: string): ArgumentType | null;
  /** Whether a text is a reference to a function. */
  isReference(text: string): boolean;
  /** The type of a reference by the occurrence of its last name; null where that is not known. */
  ofReference(file: CodeFile, at: number, chain: Chain): Promise<ArgumentType | null>;
}

export interface CallHooks {
  namesakes?(code: CodeIndex, occurrence: OccurrenceReader, ofValue: ValueTypeReader["ofValue"]): Namesakes;
  /**
   * The method of an interface that a function may be a value of: null for a type that takes no function, undefined
   * where that is not known.
   */
  singleMethod?(members: MemberReader, code: CodeIndex, type: ValueType): Promise<SingleMethod | null | undefined>;
  functionValues?(code: CodeIndex, occurrence: OccurrenceReader): FunctionValues;
  /** Whether only specializations of a template are declared here: the template stands outside. */
  areSpecialized?(code: CodeIndex, found: readonly Declaration[]): Promise<boolean>;
  /**
   * Whether a type that shares its key with others is one by itself: a specialization of a template, a class in a
   * block.
   * @param same all that has its key
   */
  isSpecialization?(code: CodeIndex, d: Declaration, same: readonly Declaration[]): Promise<boolean>;
}
