/** What data cannot say of Kotlin: lambdas and references to functions are passed as values, enums as in Java. */
import { ofEnumCall } from "../java/enum-calls";
import type { LanguageHooks } from "../language-hooks";
import { KotlinFunctionValues } from "./kotlin-function-values";

export const hooks: LanguageHooks = {
  givenByCall: ofEnumCall,
  functionValues: (code, occurrence) => new KotlinFunctionValues(code, occurrence),
};
