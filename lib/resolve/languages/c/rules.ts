/** C: no members without what they belong to, tags of structs, files that include each other. */
import { languageRules, type LanguageRules } from "../language-rules";

/** What C and C++ have in common. */
export const SHARED_WITH_CPP: Partial<LanguageRules> = {
  sharedScope: "namespaces",
  needsImport: false,
  programsApart: true,
  includes: true,
  preprocessor: true,
  internalLinkage: true,
  indexOperator: "operator[]",
  indexesPointers: true,
  embedsUnnamedStructs: true,
};

export const c = languageRules(["c", "cpp"], {
  mayLackMembers: true,
  ...SHARED_WITH_CPP,
  fallbackDeclarations: true,
  anonymousStructs: true,
  nestedTypesEscape: true,
});
