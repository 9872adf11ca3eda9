/**
 * A doc comment as plain words: the comment's own signs are taken away, and only its first paragraph is kept. Refuses
 * to render markup: tags stay text.
 */
const LONGEST = 280;

export function docText(doc: string): string {
  const lines = doc
    .replace(/^\s*(\/\*\*?!?|"""|''')/, "")
    .replace(/(\*\/|"""|''')\s*$/, "")
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(\*(?!\/)|\/\/[/!]?|#+)?\s?/, "").trim());
  const start = lines.findIndex((line) => line !== "");
  // A comment that begins with a tag describes no purpose.
  if (start < 0 || lines[start].startsWith("@")) return "";
  const end = lines.findIndex(
    (line, at) => at > start && (line === "" || line.startsWith("@") || line.startsWith("<p>")),
  );
  const text = lines
    .slice(start, end < 0 ? undefined : end)
    .join(" ")
    .replace(/\{@\w+ ([^{}]*)\}/g, "$1");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
