/** What the use of a value tells of its class. */
import type { Chain } from "../../facts/chain";
import type { CodeFile } from "../../facts/code-file";
import type { Declaration } from "../../facts/declaration";

/** An object of a class, what is of none here, or what is not known. */
export type Inferred = Declaration | "other" | null;

/** What a place says of a value, or of what a list holds. */
export type InferredReader = (file: CodeFile, at: number, chain: Chain) => Promise<Inferred>;

/** Where a value stands; `isItem`: it is one of what stands there. */
export interface ValuePlace {
  file: CodeFile;
  at: number;
  isItem: boolean;
}
