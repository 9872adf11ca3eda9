/** What data cannot say of PHP: what `$this` is in a class without a name. */
import type { LanguageHooks } from "../language-hooks";
import { ofUnnamedThis } from "./unnamed-this";

export const hooks: LanguageHooks = { ofUnnamedThis };
