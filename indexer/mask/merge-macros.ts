/**
 * Masked macros are uses too: puts their names, and the identifiers in their arguments, among a file's occurrences, in
 * token order.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import { eachIdentifier } from "../extract/source-words";
import type { FileFacts } from "../model";
import type { MaskedMacro } from "./masking";

const ROLE_CALL = USE_ROLES.indexOf("call");
const ROLE_READ = USE_ROLES.indexOf("read");

/** @param source the text before masking */
export function mergeMacros(facts: FileFacts, macros: readonly MaskedMacro[], source: string): FileFacts {
  if (macros.length === 0) return facts;
  const uses = macros.flatMap((macro) => usesOf(macro, source)).sort((a, b) => a.start - b.start);
  return insertUses(facts, uses);
}

function usesOf(macro: MaskedMacro, source: string): ExtraUse[] {
  const nameEnd = macro.start + macro.name.length;
  const hasArguments = macro.end > nameEnd;
  const uses: ExtraUse[] = [{ start: macro.start, name: macro.name, role: hasArguments ? ROLE_CALL : ROLE_READ }];
  if (macro.hasUses && hasArguments)
    eachIdentifier(source.slice(nameEnd, macro.end), (name, offset) =>
      uses.push({ start: nameEnd + offset, name, role: ROLE_READ }),
    );
  return uses;
}
