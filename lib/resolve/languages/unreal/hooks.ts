/** What data cannot say of the files that Unreal's projects consist of beside code: they list modules. */
import type { LanguageHooks } from "../language-hooks";
import { moduleListed } from "./names";

export const hooks: LanguageHooks = { moduleListed };
