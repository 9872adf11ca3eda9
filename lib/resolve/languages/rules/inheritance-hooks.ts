/** Which types and methods stand above which, by rules of one language that data cannot say. */
import type { RelationRecord } from "../../../db/read/type-relations";
import type { CodeFile } from "../../facts/code-file";
import type { CodeIndex } from "../../facts/code-index";
import type { Declaration } from "../../facts/declaration";
import type { Resolution } from "../../facts/resolution";
import type { TypeNode, WrittenEdge } from "../../facts/type-edges";

/** A block that implements an interface for a type of another file. */
export interface ForeignBlock {
  type: Declaration;
  /** what the block's interface means */
  trait: Resolution;
  written: WrittenEdge;
  /** the one that the block stands in */
  file: CodeFile;
}

/** Blocks that implement interfaces for types of other files. */
export interface ForeignBlocks {
  /** Blocks whose interface has one of these names. @param relations those that name them, as they are linked */
  ofTrait(names: readonly string[], relations: readonly RelationRecord[]): Promise<ForeignBlock[]>;
  /** Blocks for a type that is known by these names. */
  forType(type: Declaration, names: readonly string[]): Promise<ForeignBlock[]>;
}

/** Which methods can be overridden at all. */
export interface OpenMethods {
  has(method: Declaration): Promise<boolean>;
}

/** What a question about methods asks of the graph of types. */
export interface Ancestors {
  /** every type above a type, nearest first */
  ancestors(type: TypeNode): Promise<readonly TypeNode[]>;
}

export interface InheritanceHooks {
  foreignBlocks?(code: CodeIndex, occurrence: (file: CodeFile, i: number) => Promise<Resolution>): ForeignBlocks;
  /** @param owner the type that holds a member; null for none */
  openMethods?(
    code: CodeIndex,
    graph: Ancestors,
    owner: (member: Declaration) => Promise<TypeNode | null>,
  ): OpenMethods;
  /**
   * The occurrence that names the trait whose block a method stands in; -1 for a block of the type's own, null for no
   * block.
   */
  traitOfMethod?(file: CodeFile, ordinal: number): number | null;
  /**
   * What a method takes and gives, alike for methods that satisfy each other. @param afterName the text of its
   * declaration behind the name
   */
  methodShape?(afterName: string, packageOf: (written: string | null, name: string) => string): string;
  /**
   * Methods of an interface from outside, each with what is declared behind its name.
   * @param name with its package's own name: `io.Closer`
   */
  outsideMethods?(name: string): readonly (readonly [name: string, declared: string])[];
  /** Whether one program may have a type and an interface that it satisfies: tests see more than what they test. */
  doMeet?(code: CodeIndex, type: Declaration, asking: Declaration): Promise<boolean>;
}
