/**
 * How the text of a language looks where that shows in answers: marks before names, comments, what stands before a
 * declared name.
 */
export interface WritingRules {
  /** the mark before a variable that is no part of its name: `$`; null for none */
  variableSigil: string | null;
  /** what a class is called beyond the name that it is used by: `[Required]` names `RequiredAttribute` */
  attributeSuffix: string | null;
  /** comments hold elements of XML: `<see cref="Order"/>` */
  xmlComments: boolean;
  /** what stands before a declared name are folders, and no part of the name */
  foldersAsQualifiers: boolean;
  /** its files are made in an editor, and are no code: what they name breaks without a compiler */
  assets: boolean;
}

export const COMMON_WRITING_RULES: WritingRules = {
  variableSigil: null,
  attributeSuffix: null,
  xmlComments: false,
  foldersAsQualifiers: false,
  assets: false,
};
