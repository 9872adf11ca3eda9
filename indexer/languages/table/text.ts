/** What of a text the grammar does not read: comments, macros, tokens, code in strings. */
import type { TreeView } from "../../extract/tree-view";
import type { MacroDictionary } from "../../mask/macro-meanings";
import type { MaskedText } from "../../mask/mask-builder";
import type { UseRole } from "../../model";
import type { LongStrings } from "../../tree/long-comments";
import type { DocTag } from "../jsdoc-types";

/** A field in a text that the grammar leaves unread, and the name of its type, by their offsets in the file. */
export interface RawField {
  start: number;
  length: number;
  isArray: boolean;
  /** null for a type of the language, or none */
  type: { start: number; length: number; isTag: boolean } | null;
}

export interface TextTable {
  comments: readonly string[];
  /** blanks what the grammar cannot read; see mask/mask-builder.ts */
  mask?: (source: string, macros?: MacroDictionary) => MaskedText;
  /**
   * blanks other things, told where the gaps are ([start, end) of each): tried one by one where the text does not
   * parse as a whole; what leaves least unread is kept
   */
  maskAgain?: (source: string, gaps: readonly number[]) => readonly MaskedText[];
  /** what a text's own macros mean: tried where the mask alone left gaps */
  learnMacros?: (source: string) => MacroDictionary;
  /**
   * how strings that span lines are written; for languages that have C's strings and comments, and whose comments do
   * not nest: there the insides of long comments need not be parsed
   */
  longStrings?: LongStrings;
  /** nodes that hold a macro's arguments as mere tokens: what stands left of a name there is read from the text */
  tokenTrees?: readonly string[];
  /**
   * how such tokens declare a local name that holds in its braces: what the text has before the name, and behind it
   */
  tokenLocals?: { before: RegExp; behind: RegExp };
  /** leaves that hold unparsed code (macro bodies): identifiers in them are uses with this role */
  rawText?: Readonly<Record<string, UseRole>>;
  /** fields that such a leaf declares */
  rawFields?: (view: TreeView, leaf: number) => RawField[];
  /** where such a leaf holds no more than one name, at its start: the name's length, 0 for none */
  rawName?: (view: TreeView, leaf: number) => number;
  /** such leaves hold a written type where this holds, and nothing elsewhere: the text of `x: "Stream"` */
  holdsType?: (view: TreeView, leaf: number) => boolean;
  /** others of them are the name of a symbol where this holds: what Python's `__all__` lists */
  holdsName?: (view: TreeView, leaf: number) => boolean;
  /** the types that a comment writes: names in them are uses, and type what the comment speaks of */
  docTags?: (comment: string) => DocTag[];
  /** node types of what comments right above declare members of */
  docMembersOf?: readonly string[];
  /** names in comments tell types, and are no uses: only their places lead to what they name */
  docsAreNoUses?: boolean;
  /** the type that a comment says goes before the one that a declaration says */
  docsSayMore?: boolean;
}
