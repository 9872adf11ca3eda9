/** What data cannot say of Java: enums have members that nobody writes. */
import type { LanguageHooks } from "../language-hooks";
import { ofEnumCall } from "./enum-calls";

export const hooks: LanguageHooks = {
  givenByCall: ofEnumCall,
};
