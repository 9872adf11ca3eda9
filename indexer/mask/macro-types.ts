/** Types that a macro declares: the parser saw a struct that is only named, for want of room to write more. */
import type { SymbolFact } from "../model";
import { DECLARES_CLASS, DECLARES_DELEGATE } from "./c-macros";
import type { MaskedMacro } from "./mask-builder";

/** Makes the types that macros declare what they are. @param symbols in the order of their starts */
export function replaceMacroTypes(symbols: SymbolFact[], macros: readonly MaskedMacro[]): void {
  const declaring = new Map<number, MaskedMacro>();
  for (const macro of macros)
    if (DECLARES_DELEGATE.test(macro.name) || DECLARES_CLASS.test(macro.name)) declaring.set(macro.start, macro);
  if (declaring.size === 0) return;
  for (const symbol of symbols) {
    const macro = declaring.get(symbol.fullStart);
    if (!macro || symbol.nameStart >= macro.end) continue;
    symbol.kind = DECLARES_CLASS.test(macro.name) ? "class" : "delegate";
    symbol.role = "definition";
    symbol.fullEnd = symbol.signatureEnd = macro.end;
  }
}
