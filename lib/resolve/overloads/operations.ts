/** Arguments that are computed: `count - 1`, `a < b`, `rows.length`. Pure. */
import { passed } from "../facts/arguments";

/** The parts of an expression whose operator binds weakest. */
interface Operation {
  /** it is true or false, whatever its parts are */
  isTruth: boolean;
  sides: readonly { text: string; start: number }[];
}

const TRUTH = /^\s(?:\|\||&&|==|!=|<=|>=|<|>|instanceof)\s/;
const ARITHMETIC = /^\s[-+*/%]\s/;
/** What has other types than its parts say. */
const OTHER = /^(?:\?|=(?!=)|->|::|\s(?:&|\||\^|<<|>>>?)\s)/;

/**
 * Null where no operator stands outside of brackets, or one of another kind does. Operators have blanks around them.
 */
export function operationIn(text: string): Operation | null {
  if (/^(?:new|switch)\b/.test(text)) return null;
  const sides: { text: string; start: number }[] = [];
  let isTruth = false;
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at = passed(text, at)) {
    if ("([{".includes(text[at])) depth++;
    else if (")]}".includes(text[at])) depth--;
    if (depth > 0) continue;
    const rest = text.slice(at, at + 14);
    const operator = TRUTH.exec(rest) ?? ARITHMETIC.exec(rest);
    if (!operator && OTHER.test(rest) && !/[=!<>]/.test(text[at - 1] ?? "")) return null;
    if (!operator) continue;
    isTruth ||= TRUTH.test(rest);
    sides.push({ text: text.slice(start, at).trim(), start });
    at += operator[0].length - 2;
    start = at + 1;
  }
  if (sides.length === 0) return null;
  const last = text.slice(start);
  sides.push({ text: last.trim(), start: start + last.length - last.trimStart().length });
  return { isTruth, sides };
}

/** `rows[i][0]` is `rows`, two indexes deep. */
export function withoutIndexes(argument: string): [value: string, indexes: number] {
  const found = /^([\w.]+)((?:\[[^[\]]*\])+)$/.exec(argument);
  return found ? [found[1], found[2].split("[").length - 1] : [argument, 0];
}
