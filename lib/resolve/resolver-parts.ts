/** What the rules of a resolver share: the facts, and the rules that other rules ask. Holds no rule itself. */
import type { Chain } from "./chain";
import type { CodeFile } from "./code-file";
import type { CodeIndex } from "./code-index";
import type { CsharpNames } from "./csharp-names";
import type { Extensions } from "./extensions";
import type { NamesAlone } from "./guesses";
import type { Imports } from "./imports";
import type { Lexical } from "./lexical";
import type { Members } from "./members";
import type { MembersOfMeaning } from "./members-of-meaning";
import type { Resolution } from "./resolution";
import type { ValueTypes } from "./value-types";
import type { Visible } from "./visible";

export interface ResolverParts {
  code: CodeIndex;
  members: Members;
  imports: Imports;
  visible: Visible;
  lexical: Lexical;
  extensions: Extensions;
  csharp: CsharpNames;
  values: ValueTypes;
  ofMeaning: MembersOfMeaning;
  byNameAlone: NamesAlone;
  occurrence(file: CodeFile, i: number, chain: Chain): Promise<Resolution>;
}
