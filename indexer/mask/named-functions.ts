/**
 * Functions that Unreal code names where no compiler looks: in specifiers (`ReplicatedUsing = OnRep_Height`) and in
 * strings that bind by name (`BindUFunction(this, "OnLifted")`). They are uses like an address that is taken.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import type { FileFacts } from "../model";
import type { MaskedMacro } from "./mask-builder";

const ADDRESS = USE_ROLES.indexOf("address");

const REFLECTED = /^U(?:PROPERTY|FUNCTION)$/;
/** Specifiers and meta entries whose value is the name of a function. */
const BY_SPECIFIER =
  /\b(?:ReplicatedUsing|BlueprintGetter|BlueprintSetter|Getter|Setter|GetOptions|GetAllowedClasses|GetAssetFilter|AutoCreateRefTerm)\s*=\s*"?([A-Za-z_]\w*)(?=["\s,)])/g;
/** Functions that take the name of a function as a string. */
const BY_STRING =
  /\b(?:BindUFunction|AddUFunction|AddUniqueUFunction|CreateUFunction|BindDelegateByName|FindFunction|FindFunctionChecked|FindFunctionByName|K2_SetTimer)\s*\([^;{}"]{0,200}?"([A-Za-z_]\w*)"/g;

/** @param text as it stands in the file, unmasked */
export function withNamedFunctions(facts: FileFacts, macros: readonly MaskedMacro[], text: string): FileFacts {
  const uses: ExtraUse[] = [];
  for (const { name, start, end } of macros)
    if (REFLECTED.test(name)) uses.push(...usesIn(text.slice(start, end), BY_SPECIFIER, start));
  if (text.includes("UFunction") || text.includes("FindFunction") || text.includes("ByName"))
    uses.push(...usesIn(text, BY_STRING, 0));
  return uses.length === 0
    ? facts
    : insertUses(
        facts,
        uses.sort((a, b) => a.start - b.start),
      );
}

function usesIn(text: string, pattern: RegExp, offset: number): ExtraUse[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: name, index }) => ({
    start: offset + index + whole.lastIndexOf(name),
    name,
    role: ADDRESS,
  }));
}
