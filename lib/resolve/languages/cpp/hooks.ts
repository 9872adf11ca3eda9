/**
 * What data cannot say of C++: `using` brings names from one namespace into another, and Unreal's header tool writes
 * functions.
 */
import type { LanguageHooks } from "../language-hooks";
import { bodyNames, executed } from "../unreal/generated-bodies";
import { broughtIn } from "./using-declarations";

export const hooks: LanguageHooks = { broughtIn, executed, bodyNames };
