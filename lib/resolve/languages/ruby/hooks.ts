/** What data cannot say of Ruby: classes and their objects have members of their own. */
import type { LanguageHooks } from "../language-hooks";
import { atLevel } from "./levels";

export const hooks: LanguageHooks = { atLevel };
