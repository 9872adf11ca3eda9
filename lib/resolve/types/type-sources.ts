/** The input of rules about types: the facts, and a way to resolve names. Holds no rule itself. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Imports } from "../visibility/imports";
import type { Members } from "../members/members";
import type { Resolution } from "../facts/resolution";

/** What the types of values are read with. */
export interface TypeSources {
  code: CodeIndex;
  members: Members;
  imports: Imports;
  /** what an occurrence means */
  occurrence(file: CodeFile, i: number, chain: Chain | null): Promise<Resolution>;
  /** what a bare name means, whatever it declares itself */
  bareName(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
}
