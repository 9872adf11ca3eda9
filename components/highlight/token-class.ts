/**
 * What a piece of code is, for its colour. Each class is one token of themes.css; `plain` is the text's own colour.
 */
export const TOKEN_CLASSES = [
  "plain",
  "keyword",
  "type",
  "call",
  "data",
  "note",
  "scope",
  "bp",
  "string",
  "number",
  "comment",
  "punct",
] as const;
export type TokenClass = (typeof TOKEN_CLASSES)[number];

/** The colour token of a class. */
export const colourOf: Readonly<Record<TokenClass, `--${string}`>> = {
  plain: "--fg",
  keyword: "--syn-keyword",
  type: "--k-type",
  call: "--k-call",
  data: "--k-data",
  note: "--k-note",
  scope: "--k-scope",
  bp: "--k-bp",
  string: "--syn-string",
  number: "--syn-number",
  comment: "--syn-comment",
  punct: "--syn-punct",
};
