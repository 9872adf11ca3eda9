/**
 * What resolution has to know of a language, as data: each language says in `<id>/rules.ts` where it differs from what
 * most have in common. What data cannot say stands beside it as functions. No room above names a language: it asks for
 * one of these properties.
 */
import type { LanguageId } from "../../contract/vocabulary";
import { COMMON_ACCESS_RULES, type AccessRules } from "./rules/access-rules";
import { COMMON_CALL_RULES, type CallRules } from "./rules/call-rules";
import { COMMON_IMPORT_RULES, type ImportRules } from "./rules/import-rules";
import { COMMON_INHERITANCE_RULES, type InheritanceRules } from "./rules/inheritance-rules";
import { COMMON_MEMBER_RULES, type MemberRules } from "./rules/member-rules";
import { COMMON_NAME_RULES, type NameRules } from "./rules/name-rules";
import { COMMON_TYPE_RULES, type TypeRules } from "./rules/type-rules";
import { COMMON_WRITING_RULES, type WritingRules } from "./rules/writing-rules";

export interface LanguageRules
  extends WritingRules, NameRules, ImportRules, MemberRules, TypeRules, CallRules, InheritanceRules, AccessRules {}

/** What holds in a language that says nothing else. */
const COMMON: Omit<LanguageRules, "family"> = {
  ...COMMON_WRITING_RULES,
  ...COMMON_NAME_RULES,
  ...COMMON_IMPORT_RULES,
  ...COMMON_MEMBER_RULES,
  ...COMMON_TYPE_RULES,
  ...COMMON_CALL_RULES,
  ...COMMON_INHERITANCE_RULES,
  ...COMMON_ACCESS_RULES,
};

/** The rules of a language. @param family languages whose declarations its names can mean */
export const languageRules = (family: readonly LanguageId[], own: Partial<LanguageRules>): LanguageRules => ({
  ...COMMON,
  family: new Set(family),
  ...own,
});
