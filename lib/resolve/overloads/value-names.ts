/** What the types of a call's arguments are asked of. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { Declaration } from "../facts/declaration";
import type { TypeSite, ValueType } from "../facts/value-type";

/** Types of values, as far as arguments ask for them. */
export interface ValueNames {
  ofValue(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  /** what a name that is no local is known to mean */
  declared(file: CodeFile, at: number, chain: Chain): Promise<readonly Declaration[]>;
  /** what a declared name is typed by */
  ofName(file: CodeFile, name: number, chain: Chain): Promise<ValueType | null>;
  readonly written: {
    /** the type that is written at a place; `receiver`: what the member that it is the type of is asked of */
    at(site: TypeSite, chain: Chain, receiver?: () => Promise<ValueType | null>): Promise<ValueType | null>;
  };
  readonly receivers: {
    /** what `this` is at a place */
    ownType(file: CodeFile, at: number, chain: Chain): Promise<ValueType | null>;
  };
  /** what a declaration says of its type, or of the type that a call of it gives */
  ofDeclaration(declaration: Declaration, chain: Chain): Promise<ValueType | null>;
}
