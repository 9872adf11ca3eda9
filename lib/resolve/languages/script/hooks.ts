/**
 * What data cannot say of TypeScript and JavaScript: functions make objects, have `this`, and members beside what they
 * declare.
 */
import type { LanguageHooks } from "../language-hooks";
import { ownerOfThis, withoutInner } from "./functions";

export const hooks: LanguageHooks = { ownerOfThis, withoutInner };
