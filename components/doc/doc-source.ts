/** The words of a doc comment: the comment's own signs are taken away, what it says stays as it was written. Pure. */

const BLOCK = /^\s*\/\*[*!]*<?([\s\S]*?)\*+\/\s*$/;
const DOCSTRING = /^\s*[rRuUbBfF]{0,2}("""|'''|"|')([\s\S]*?)\1\s*$/;
const LINE = /^\s*(?:\/\/[/!]?<?|##?'?|--[-|]?|;+)(?: |$)?/;

/** A doc comment with plain comments above or below it: notes for those who change the code. */
const AMID_NOTES = /^(?:\s*\/\/(?![/!]).*\n)*\s*(\/\*[*!](?:(?!\*\/)[\s\S])*\*\/)(?:\s*\/\/(?![/!])[^\n]*)*\s*$/;

/** Lines keep the indentation that they have among each other. */
export function docSource(doc: string): string {
  const block = BLOCK.exec(AMID_NOTES.exec(doc)?.[1] ?? doc);
  if (block !== null) return dedented(withoutStars(block[1].split(/\r?\n/)));
  const string = DOCSTRING.exec(doc);
  if (string !== null) return dedented(string[2].split(/\r?\n/));
  const lines = doc.split(/\r?\n/).map((line) => {
    const one = BLOCK.exec(line);
    return one !== null ? one[1].trim() : line.replace(LINE, "");
  });
  return dedented(lines);
}

/** The column of stars, where most lines have one: elsewhere a star begins an item of a list. */
function withoutStars(lines: readonly string[]): string[] {
  const written = lines.slice(1).filter((line) => line.trim() !== "");
  const starred = written.filter((line) => /^\s*\*/.test(line)).length;
  return lines.map((line, at) => {
    if (at === 0) return line.replace(/^[ \t]/, "");
    return starred * 2 > written.length ? line.replace(/^\s*\*+ ?/, "") : line;
  });
}

/** The first line stands behind the opening sign, so its indentation says nothing. */
function dedented([first = "", ...rest]: readonly string[]): string {
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return [first.trim(), ...rest.map((line) => line.slice(shared).trimEnd())].join("\n").replace(/^\n+|\s+$/g, "");
}
