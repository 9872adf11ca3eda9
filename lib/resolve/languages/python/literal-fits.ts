/** Whether a literal of Python is passed to what is annotated with a type, by their texts. Pure. */
import { argumentsFrom } from "../../facts/arguments";

const ANY: ReadonlySet<string> = new Set(["Any", "object"]);
const LISTS = ["list", "List", "MutableSequence", "Sequence", "Collection", "Iterable", "Container"];
const MAPS = ["dict", "Dict", "MutableMapping", "Mapping"];
const OF_ELEMENTS: ReadonlySet<string> = new Set(LISTS);
/** Parts of one type that are looked at. */
const MAX_PARTS = 24;

/** The types that take a literal; null for what is none. */
function typesOf(literal: string): readonly string[] | null {
  if (/^(?:True|False)$/.test(literal)) return ["bool", "int", "float", "complex"];
  if (literal === "None") return ["None"];
  if (/^-?\d[\d_]*$/.test(literal)) return ["int", "float", "complex"];
  if (/^-?(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][-+]?\d+)?$/.test(literal)) return ["float", "complex"];
  if (/^[rR]?[bB][rR]?["'][^]*["']$/.test(literal)) return ["bytes"];
  if (/^[rRfFuU]{0,2}(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|"""[^]*"""|'''[^]*''')$/.test(literal))
    return ["str", "Sequence", "Collection", "Iterable", "Container"];
  if (/^\[[^]*\]$/.test(literal)) return LISTS;
  if (/^\{(?:\s*\}|\s*(?:"[^"]*"|'[^']*'|[\w.]+)\s*:[^]*\}|\s*\*\*[^]*\})$/.test(literal))
    return [...MAPS, "Collection", "Iterable", "Container"];
  return null;
}

/** Null where that is not known. */
export function literalFits(literal: string, type: string): boolean | null {
  const parts = alternatives(type);
  if (parts.some((part) => ANY.has(headOf(part)))) return true;
  const names = typesOf(literal);
  if (names === null || parts.length > MAX_PARTS) return null;
  const fits = parts.map((part) => fitsOne(literal, names, part));
  return fits.includes(true) ? true : fits.includes(null) ? null : false;
}

function fitsOne(literal: string, names: readonly string[], type: string): boolean | null {
  const head = headOf(type);
  if (head === "Literal") return inBrackets(type).map(plain).includes(plain(literal));
  // a type variable takes what its bound does
  if (/^(?:[A-Z][A-Z0-9]?|_?[A-Z]\w*T|T_?\w*)$/.test(head)) return null;
  if (!names.includes(head)) return false;
  const [of] = OF_ELEMENTS.has(head) ? inBrackets(type) : [];
  const first = names.includes("str")
    ? '""'
    : literal.startsWith("[")
      ? argumentsFrom(literal, 0)?.[0]?.text
      : undefined;
  return of === undefined || first === undefined ? true : literalFits(first, of);
}

/** A text in the quotes that most write. */
const plain = (literal: string): string => literal.replace(/^'([^'"\\]*)'$/, '"$1"');

const headOf = (type: string): string => /^\s*["']?(?:\w+\.)*(\w+)/.exec(type)?.[1] ?? "";

/** What stands in the brackets of a type. */
function inBrackets(type: string): string[] {
  const open = type.indexOf("[");
  return open < 0 ? [] : (argumentsFrom(type, open) ?? []).map(({ text }) => text);
}

/** `int | str`, `Union[int, str]`, `Optional[int]` */
function alternatives(type: string): string[] {
  const head = headOf(type);
  if (head === "Union") return inBrackets(type).flatMap(alternatives);
  if (head === "Optional") return [...inBrackets(type).flatMap(alternatives), "None"];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= type.length; at++) {
    if (type[at] === "[") depth++;
    else if (type[at] === "]") depth--;
    if (at < type.length && (type[at] !== "|" || depth > 0)) continue;
    parts.push(type.slice(start, at).trim());
    start = at + 1;
  }
  return parts;
}
