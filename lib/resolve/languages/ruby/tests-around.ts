/**
 * Where the text around a use tests what the value is: `if ship.is_a?(Tug)`, `case ship when Tug`, `return unless
 * ship.is_a?(Tug)`. Pure: works on lines. Ruby's lines are indented as its blocks are, and what is not says nothing.
 */

/** Where the class that was tested for is written, its path as a whole; columns are 0-based. */
export interface TestedFor {
  line: number;
  column: number;
  path: string;
}

/**
 * @param lines of the file up to the one of the use, which is the last @param column of the value's name in it
 * @param name what the value is called
 */
export function testAround(lines: readonly string[], column: number, name: string): TestedFor | null {
  const last = lines.length - 1;
  const here = lines[last];
  const value = escaped(name);
  const inLine = inSameLine(here, column, value);
  if (inLine) return { ...inLine, line: last };
  if (bindsIn(here.slice(0, column), value)) return null;
  let within = indentOf(here);
  for (let at = last - 1; at >= 0; at--) {
    const line = lines[at];
    if (/^\s*(?:#|$)/.test(line)) continue;
    const indent = indentOf(line);
    if (indent > within) {
      if (isAssigned(line, value)) return null;
      continue;
    }
    const found = indent < within ? headOf(lines, at, value) : guardOf(line, value);
    if (found) return { ...found, line: at };
    if (isAssigned(line, value) || bindsIn(line, value) || /^\s*(?:def|class|module)\b/.test(line)) return null;
    within = indent;
  }
  return null;
}

const escaped = (name: string): string => name.replace(/[?$]/g, "\\$&");
const indentOf = (line: string): number => line.length - line.trimStart().length;
const isAssigned = (line: string, value: string): boolean => new RegExp(`^\\s*${value}\\s*=(?![=~>])`).test(line);
const bindsIn = (text: string, value: string): boolean =>
  new RegExp(`\\|[^|]*(?<![\\w@])${value}\\b[^|]*\\|`).test(text);

const PATH = String.raw`((?:::)?\p{Lu}\w*(?:::\p{Lu}\w*)*)`;
/** `ship.is_a?(Tug)`, with the class in a group of its own. */
const asked = (value: string): string =>
  String.raw`(?<![\w@.!])${value}\.(?:is_a\?|kind_of\?|instance_of\?)[ (]\s*${PATH}(?![\w:])\)?`;

type InLine = Omit<TestedFor, "line">;

function found(text: string, form: RegExp): InLine | null {
  const match = form.exec(text);
  return match ? { path: match[1], column: match.index + match[0].lastIndexOf(match[1]) } : null;
}

/** `ship.is_a?(Tug) && ship.tow`, `ship.is_a?(Tug) ? ship.tow : 1`, `ship.tow if ship.is_a?(Tug)`. */
function inSameLine(line: string, column: number, value: string): InLine | null {
  const before = line.slice(0, column);
  const held = found(
    before,
    new RegExp(String.raw`${asked(value)}\s*(?:&&|and\b|\?|then\b)(?:(?!\s:\s|\|\||;|\bor\b|\belse\b).)*$`, "u"),
  );
  if (held && !/\bunless\b|\|\||\bor\b/.test(before.slice(0, held.column))) return held;
  const behind = new RegExp(String.raw`\sif\s+${asked(value)}\s*(?:$|[#}]|&&|and\b|end\b)`, "u").exec(
    line.slice(column),
  );
  if (!behind || /\|\||\bor\b/.test(behind[0])) return null;
  return { path: behind[1], column: column + behind.index + behind[0].lastIndexOf(behind[1]) };
}

/** What a head of a block says of the value in the block. */
function headOf(lines: readonly string[], at: number, value: string): InLine | null {
  const line = lines[at];
  if (/^\s*(?:els)?if\b/.test(line))
    return /\|\||\bor\b/.test(line) ? null : found(line, new RegExp(asked(value), "u"));
  const when = found(line, new RegExp(String.raw`^\s*when\s+${PATH}\s*(?:then\b.*|#.*)?$`, "u"));
  return when && isCaseOf(lines, at, value) ? when : null;
}

/** Whether the `case` of a `when` asks of the value. */
function isCaseOf(lines: readonly string[], when: number, value: string): boolean {
  for (let at = when - 1; at >= 0; at--) {
    if (indentOf(lines[at]) > indentOf(lines[when]) || lines[at].trim() === "") continue;
    const subject = /\bcase\s+(\S.*?)\s*$/.exec(lines[at]);
    if (subject) return new RegExp(`^${value}$`).test(subject[1]);
    if (!/^\s*when\b/.test(lines[at]) || /^\s*(?:def|end)\b/.test(lines[at])) return false;
  }
  return false;
}

/** `return unless ship.is_a?(Tug)` */
const guardOf = (line: string, value: string): InLine | null =>
  found(line, new RegExp(String.raw`^\s*(?:return|next|raise)\b.*\sunless\s+${asked(value)}\s*$`, "u"));
