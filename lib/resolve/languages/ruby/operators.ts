/** Operators of Ruby that are methods, in the text of an expression. Pure. */

/** Those that bind tighter have the higher number. */
const BINDS: Readonly<Record<string, number>> = {
  "**": 7,
  "*": 6,
  "/": 6,
  "%": 6,
  "+": 5,
  "-": 5,
  "<<": 4,
  ">>": 4,
  "&": 3,
  "|": 2,
  "^": 2,
};
const OPERATOR = /^\s(\*\*|<<|>>|[-*/%+&|^])\s+(?=\S)/;
/** The same without spaces around, as no sign or mark is written: `mast>>boom`. */
const TIGHT = /^(\*\*|<<|>>|[-*/%+&|^])(?![-=>|&<*.~])(?=\S)/;
const ENDS_OPERAND = /[\w)\]}"']/;
/** What makes another thing of an expression than what its operators give. */
const OTHER = /^(?:&&|\|\||=|<=|>=|<(?!<)|>(?!>)|\?\s|,|;|\n\s*\n|\s(?:and|or|if|unless|do|rescue|while|not)\s|#\s)/;
const OPENS = "([{";
const CLOSES = ")]}";

/** The operator that is called last, and what stands left of it; null for what is no such operation. */
export function operationIn(text: string): { operator: string; first: string } | null {
  let depth = 0;
  let found: { operator: string; at: number } | null = null;
  for (let at = 0; at < text.length; at++) {
    const quoted = /^(["'])(?:\\.|(?!\1)[^\\\n])*\1/s.exec(text.slice(at));
    if (quoted) {
      at += quoted[0].length - 1;
      continue;
    }
    if (OPENS.includes(text[at])) depth++;
    else if (CLOSES.includes(text[at]) && --depth < 0) return null;
    if (depth > 0) continue;
    const rest = text.slice(at, at + MAX_OPERATOR);
    const isTight = at > 0 && ENDS_OPERAND.test(text[at - 1]);
    const operator = (OPERATOR.exec(rest) ?? (isTight ? TIGHT.exec(rest) : null))?.[1];
    if (operator === undefined && OTHER.test(rest)) return null;
    if (operator === undefined || at === 0) continue;
    if (found === null || BINDS[operator] <= BINDS[found.operator]) found = { operator, at };
    at += operator.length;
  }
  return found && { operator: found.operator, first: text.slice(0, found.at) };
}

const MAX_OPERATOR = 12;

/** What stands in the parentheses with which a text ends that goes on with a call: `(a + b).`; null for none. */
export function parenthesizedBefore(text: string): { text: string; start: number } | null {
  const end = /\)\s*&?\.\s*$/.exec(text)?.index ?? -1;
  if (end < 0) return null;
  let depth = 0;
  for (let at = end; at >= 0; at--) {
    if (CLOSES.includes(text[at])) depth++;
    else if (OPENS.includes(text[at]) && --depth === 0)
      return /[\w?!]$/.test(text.slice(0, at)) ? null : { text: text.slice(at + 1, end), start: at + 1 };
  }
  return null;
}
