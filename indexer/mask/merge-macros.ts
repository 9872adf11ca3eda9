/**
 * Masked macros are uses too: puts their names, and the identifiers in their arguments, among a file's occurrences, in
 * token order.
 */
import { USE_ROLES } from "../../lib/contract/vocabulary";
import { insertUses, type ExtraUse } from "../extract/insert-uses";
import { eachIdentifier } from "../extract/raw-identifiers";
import type { FileFacts } from "../model";
import { SPECIFIERS, TYPE_KEYWORDS } from "./c-macros";
import type { MaskedMacro } from "./mask-builder";

const ROLE_CALL = USE_ROLES.indexOf("call");
const ROLE_READ = USE_ROLES.indexOf("read");

/** Words that name nothing. */
const C_WORDS: ReadonlySet<string> = new Set([
  ...TYPE_KEYWORDS,
  ...SPECIFIERS,
  ..."if else for while do switch case default return break continue goto sizeof new delete this nullptr true false define endif ifdef ifndef".split(
    " ",
  ),
]);

const SCOPE = /^\s*::\s*$/;

/** @param source the text before masking */
export function mergeMacros(facts: FileFacts, macros: readonly MaskedMacro[], source: string): FileFacts {
  if (macros.length === 0) return facts;
  return insertUses(facts, oncePerPlace(macros.flatMap((macro) => usesOf(macro, source))));
}

function usesOf(macro: MaskedMacro, source: string): ExtraUse[] {
  const nameEnd = macro.start + macro.name.length;
  const hasArguments = macro.end > nameEnd;
  const uses: ExtraUse[] = [];
  if (macro.name !== "")
    uses.push({ start: macro.start, name: macro.name, role: hasArguments ? ROLE_CALL : ROLE_READ });
  if (macro.hasUses && hasArguments)
    eachIdentifier(source, nameEnd, macro.end, (start, end) => {
      const name = source.slice(start, end);
      const before = uses.at(-1);
      const isScoped = before !== undefined && SCOPE.test(source.slice(before.start + before.name.length, start));
      if (macro.name !== "" || !C_WORDS.has(name))
        uses.push({ start, name, role: ROLE_READ, ...(isScoped && { scope: before.start }) });
    });
  return uses;
}

/** In order; where two macros lie one in the other, each identifier counts once. */
function oncePerPlace(uses: ExtraUse[]): ExtraUse[] {
  uses.sort((a, b) => a.start - b.start);
  return uses.filter((use, i) => i === 0 || use.start !== uses[i - 1].start);
}
