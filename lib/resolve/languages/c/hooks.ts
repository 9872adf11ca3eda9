/** What data cannot say of C: tags of structs and typedefs are names apart. */
import type { LanguageHooks } from "../language-hooks";
import { tagOrTypedef } from "./names";

export const hooks: LanguageHooks = { ofSortNamed: tagOrTypedef };
