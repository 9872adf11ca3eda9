/** What data cannot say of Java: enums have members that nobody writes, interfaces of one method take functions. */
import type { LanguageHooks } from "../language-hooks";
import { ofEnumCall } from "./enum-calls";
import { JavaFunctionValues } from "./java-function-values";
import { singleMethod } from "./single-methods";

export const hooks: LanguageHooks = {
  givenByCall: ofEnumCall,
  functionValues: (code, occurrence) => new JavaFunctionValues(code, occurrence),
  singleMethod,
};
