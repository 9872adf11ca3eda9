/** The interface through which rules that help to find the types of values ask for the type of another value. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";

export interface ValueReader {
  readonly written: {
    /** The type that is written at a place. */
    at(site: TypeSite, chain: Chain): Promise<ValueType | null>;
  };
  /** What a list, a map or the like holds. */
  element(container: ValueType, chain: Chain): Promise<ValueType | null>;
  /** The type of what a declared name stands for. */
  ofName(file: CodeFile, name: number, chain: Chain): Promise<ValueType | null>;
  /** The type of what a declaration stands for. */
  ofDeclaration(declaration: Declaration, chain: Chain): Promise<ValueType | null>;
}
