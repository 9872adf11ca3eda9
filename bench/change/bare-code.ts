/**
 * The text of a file without what the compiler never sees: comments, the insides of strings, code behind `#if 0`.
 * Lines and columns stay. A name in what is blanked is no use that a change can break.
 */
import { endingOf } from "./forms";

const COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const TEXT = String.raw`"(?:\\.|[^"\\\n])*"?`;
/** One character: elsewhere the mark stands alone, as that of a lifetime in Rust does. */
const CHARACTER = String.raw`'(?:\\[^'\n]*|[^\\'\n])'`;
const TRIPLE = String.raw`"""[^]*?"""`;

const BLANKED: Readonly<Record<string, RegExp>> = {
  py: /#[^\n]*|"""(?:\\[^]|[^\\])*?"""|'''(?:\\[^]|[^\\])*?'''|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?/g,
  ts: any(COMMENT, String.raw`\x60(?:\\[^]|[^\x60\\])*\x60`, TEXT, String.raw`'(?:\\.|[^'\\\n])*'?`),
  go: any(COMMENT, String.raw`\x60[^\x60]*\x60`, TEXT, CHARACTER),
  java: any(COMMENT, TRIPLE, TEXT, CHARACTER),
  kt: any(COMMENT, TRIPLE, TEXT, CHARACTER),
  cs: any(COMMENT, TRIPLE, String.raw`@"(?:""|[^"])*"`, TEXT, CHARACTER),
  rs: any(COMMENT, String.raw`\br(#+)"[^]*?"\1`, String.raw`"(?:\\[^]|[^"\\])*"`, CHARACTER),
  c: any(COMMENT, String.raw`\bR"(\w*)\([^]*?\)\1"`, TEXT, CHARACTER),
};

function any(...forms: readonly string[]): RegExp {
  return new RegExp(forms.join("|"), "g");
}

/** Marks of strings stay, so that an argument is one. */
export function bareCode(path: string, text: string): string {
  const ending = endingOf(path);
  const bare = text.replace(BLANKED[ending], (each) => (/^(?:\/[/*]|#)/.test(each) ? blanks(each) : inside(each)));
  return ending === "c" ? withoutDeadCode(bare) : bare;
}

const blanks = (text: string): string => text.replace(/[^\n]/g, " ");

const inside = (text: string): string =>
  text.length < 2 ? text : text[0] + blanks(text.slice(1, -1)) + (text.endsWith("\n") ? "\n" : text.slice(-1));

/** What stands between `#if 0` and its `#else` or `#endif`. */
function withoutDeadCode(text: string): string {
  const open: boolean[] = [];
  const isDead = (): boolean => open.includes(true);
  return text
    .split("\n")
    .map((line) => {
      const word = /^\s*#\s*(if|ifdef|ifndef|else|elif|endif)\b(.*)/.exec(line);
      if (word === null) return isDead() ? blanks(line) : line;
      if (word[1] === "endif") open.pop();
      else if (word[1].startsWith("if")) open.push(word[1] === "if" && /^\s*0\s*$/.test(word[2]));
      else open.splice(-1, 1, false);
      return line;
    })
    .join("\n");
}
