/** Expressions whose value is a text, by how they are written. Pure. */
import { closingOf } from "./brackets";
import { TEXT_CALL } from "./standard-texts";

/** `"a" "b"`: literals side by side are one. */
export const areLiterals = (text: string): boolean => /^(?:"(?:[^"\\\n]|\\.)*"\s*){2,}$/.test(text);

/** `name.c_str()`: passed to what a literal is passed to. */
export const isTextPointed = (text: string): boolean => /^[\w.:[\]()>-]+(?:\.|->)c_str\(\)$/.test(text);

/** The text of C++ that an expression makes: `std::to_string(3)`, `std::to_string(3) + "%"`; null for any other. */
export function textMade(text: string): string | null {
  const call = TEXT_CALL.exec(text);
  const close = call ? closingOf(text, call[0].length) : -1;
  if (!call || close < 0) return null;
  const rest = text.slice(close + 1).trim();
  return rest === "" || (rest.startsWith("+") && isSum(rest.slice(1))) ? call[1] : null;
}

/** `"a" + b`: a text literal with something behind it, and no other operator. */
export function isConcatenation(text: string): boolean {
  const rest = /^"(?:[^"\\\n]|\\.)*"\s*\+([^]*)$/.exec(text)?.[1];
  return rest !== undefined && isSum(rest);
}

/** Whether nothing but `+` stands between operands. */
function isSum(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|::|[^]/g)) {
    if (part === "(" || part === "[") depth++;
    else if (part === ")" || part === "]") depth--;
    else if (depth === 0 && /^[=?<>&|!:{,;]$/.test(part)) return false;
  }
  return depth === 0;
}
