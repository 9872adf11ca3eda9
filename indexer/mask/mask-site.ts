/** The place in the text at which masking rules are tried. */
import type { Nesting } from "./c-nesting";
import type { CTokens } from "./c-tokens";
import type { LookAhead } from "./look-ahead";
import type { MaskBuilder } from "./mask-builder";

/** What a rule of this folder may use: the text, the place, a look ahead, and the mask. */
export interface MaskSite {
  readonly source: string;
  readonly tokens: CTokens;
  readonly ahead: LookAhead;
  readonly nesting: Nesting;
  readonly mask: MaskBuilder;
  /** namespaces that macros opened, outermost first: whether there was room to write it */
  readonly namespaces: boolean[];
}
