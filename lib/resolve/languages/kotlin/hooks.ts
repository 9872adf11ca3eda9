/** What data cannot say of Kotlin: lambdas and references to functions are passed as values. */
import type { LanguageHooks } from "../language-hooks";
import { KotlinFunctionValues } from "./kotlin-function-values";

export const hooks: LanguageHooks = {
  functionValues: (code, occurrence) => new KotlinFunctionValues(code, occurrence),
};
