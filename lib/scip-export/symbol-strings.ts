/** Our keys as symbols of SCIP: the same descriptors, the repository as the package. Pure. */
import { parseKey } from "../format/symbol-key";

/** The symbol of a key; null for a text that is no key. */
export function scipSymbol(key: string, repository: string): string | null {
  const parsed = parseKey(key);
  if (parsed === null || parsed.descriptors.length === 0) return null;
  const descriptors = parsed.descriptors.map(({ name, sort, disambiguator }) => {
    const written = identifier(name);
    return sort === "f" ? `${written}(${simple(disambiguator)}).` : written + MARKS[sort];
  });
  return `fathom ${part(parsed.scheme)} ${part(repository)} . ${descriptors.join("")}`;
}

const MARKS = { n: "/", t: "#", v: ".", m: "!" } as const;

/** Blanks are doubled where a blank ends the part; an empty part is a dot. */
const part = (text: string): string => text.replaceAll(" ", "  ") || ".";

/** A name stands between backticks where it has other characters; one without any has to be called something. */
function identifier(name: string): string {
  if (name === "") return "`<unnamed>`";
  return /^[\w+\-$]+$/.test(name) ? name : `\`${name.replaceAll("`", "``")}\``;
}

/** What tells overloads apart has no quotes: other characters are written as their codes. */
const simple = (text: string): string =>
  text.replace(/[^A-Za-z0-9_+\-$]/gu, (character) => `$${(character.codePointAt(0) ?? 0).toString(16)}`);
