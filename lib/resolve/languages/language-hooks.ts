/**
 * What data cannot say of a language: functions that rooms ask where a language has them, and pass over where it has
 * none. A language gathers its own in `<id>/hooks.ts`; they stand in files of their idea beside it. What they ask of
 * rooms in turn are the readers of `readers.ts`.
 */
import type { CallHooks } from "./rules/call-hooks";
import type { ImportHooks } from "./rules/import-hooks";
import type { InheritanceHooks } from "./rules/inheritance-hooks";
import type { MemberHooks } from "./rules/member-hooks";
import type { NameHooks } from "./rules/name-hooks";

export interface LanguageHooks extends NameHooks, ImportHooks, MemberHooks, CallHooks, InheritanceHooks {}
