/** What data cannot say of C: tags of structs and typedefs are names apart, and programs define names anew. */
import { ofMacro } from "../cpp/macro-values";
import { fieldsByMacro } from "./macro-fields";
import { memberByMacro, typeByMacro } from "./made-by-macro";
import { mayBeMade } from "./may-be-made";
import type { LanguageHooks } from "../language-hooks";
import { tagOrTypedef, withoutOtherTags } from "./names";
import { CNamesakes } from "./namesakes";

export const hooks: LanguageHooks = {
  fieldsByMacro,
  memberByMacro,
  typeByMacro,
  mayBeMade,
  ofSortNamed: tagOrTypedef,
  ofSortAtTop: withoutOtherTags,
  givenByCall: ofMacro,
  namesakes: (...readers) => new CNamesakes(...readers),
};
