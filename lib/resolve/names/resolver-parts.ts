/** What the rules of a resolver share: the facts, and the rules that other rules ask. Holds no rule itself. */
import type { Chain } from "../facts/chain";
import type { CodeFile } from "../facts/code-file";
import type { CodeIndex } from "../facts/code-index";
import type { Extensions } from "../members/extensions";
import type { NamesAlone } from "../visibility/names-alone";
import type { Imports } from "../visibility/imports";
import type { Lexical } from "./lexical";
import type { Members } from "../members/members";
import type { MembersOfMeaning } from "./members-of-meaning";
import type { Resolution } from "../facts/resolution";
import type { ValueTypes } from "../types/value-types";
import type { Visible } from "../visibility/visible";

export interface ResolverParts {
  code: CodeIndex;
  members: Members;
  imports: Imports;
  visible: Visible;
  lexical: Lexical;
  extensions: Extensions;
  values: ValueTypes;
  ofMeaning: MembersOfMeaning;
  byNameAlone: NamesAlone;
  occurrence(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
}
