/**
 * Classifies a query by its form: a place, a path, a name, a pattern, words, or text. Pure; it does not check whether
 * anything is found.
 */
import type { FindIntent } from "../../contract/find-code";
import { MAX_NAME } from "../../contract/parameters";

export type QueryShape =
  | { kind: "place"; file: string; line: number; column?: number }
  | { kind: "path"; path: string }
  | { kind: "relation"; intent: FindIntent; name: string }
  | { kind: "symbol"; name: string }
  | { kind: "regex"; source: string }
  | { kind: "text"; text: string }
  | { kind: "words"; text: string };

/** `src/a.ts:12`, `src/a.ts:12:5`, `src/a.ts#L12`. */
const PLACE = /^([^\s:"'`]*[./][^\s:"'`#]*)(?::(\d{1,7})(?::(\d{1,7}))?|#L?(\d{1,7}))$/;
/** A name with what may stand before it: `a.b`, `A::b`, `a->b`, `A#b`, `$x`, `~A`, `operator<`. */
const NAME = /^[~@$#]?[\p{L}_$][\p{L}\p{N}_$]*(?:(?:::|->|[.#\\/])[~@$]?[\p{L}_$][\p{L}\p{N}_$]*)*[!?]?$/u;
const OPERATOR = /(?:^|::)operator\s*(?:[^\s\w]{1,3}|\(\))$/;
const QUOTED = /^(["'`])(.+)\1$/s;
/** What only a regular expression has. */
const PATTERN = /\\[wdsbWDSB.(]|\.[*+]|\[[^\]]+\][*+?]?|^\^|\$$|\([^()]*\|[^()]*\)|\{\d+,?\d*\}/;
const EXTENSION = /\.[A-Za-z][A-Za-z0-9+]{0,9}$/;

/** What a sentence asks of a name, by the words around it. */
const RELATIONS: readonly [RegExp, FindIntent][] = [
  [/^(?:who|what|which (?:functions?|methods?|code)) calls? (\S+?)\??$/i, "callers"],
  [/^(?:all )?(?:the )?callers? of (\S+)$/i, "callers"],
  [/^(?:all )?(?:the )?(?:references?|usages?|uses) (?:of|to) (\S+)$/i, "references"],
  [/^(?:who|what) uses (\S+?)\??$/i, "references"],
  [/^where is (\S+) used\??$/i, "references"],
  [/^(?:all )?(?:the )?(?:implementations?|implementers?|overrides?) of (\S+)$/i, "implementations"],
  [/^(?:who|what) (?:implements|overrides) (\S+?)\??$/i, "implementations"],
  [
    /^(?:all )?(?:the )?(?:subclasses|subtypes|inheritors|derived (?:classes|types)|type hierarchy|hierarchy) of (\S+)$/i,
    "hierarchy",
  ],
  [/^(?:who|what) (?:extends|inherits from|derives from|subclasses) (\S+?)\??$/i, "hierarchy"],
  [/^where is (\S+) (?:defined|declared|implemented)\??$/i, "symbol"],
  [/^(?:the )?(?:definition|declaration) of (\S+)$/i, "symbol"],
];

/** Reads a query as it was typed. */
export function readShape(raw: string): QueryShape {
  const query = raw.trim();
  const quoted = QUOTED.exec(query);
  if (quoted) return { kind: "text", text: quoted[2] };
  // Nothing that long is a name or a pattern of one.
  if (query.length > MAX_NAME) return { kind: "text", text: query };
  const place = PLACE.exec(query);
  if (place) {
    const [, file, line, column, hash] = place;
    return {
      kind: "place",
      file,
      line: Number(line ?? hash),
      ...(column === undefined ? {} : { column: Number(column) }),
    };
  }
  for (const [sentence, intent] of RELATIONS) {
    const name = sentence.exec(query)?.[1].replace(/\(\)$/, "");
    if (name !== undefined && NAME.test(name)) return { kind: "relation", intent, name };
  }
  if (!/\s/.test(query)) return oneWord(query);
  if (OPERATOR.test(query)) return { kind: "symbol", name: query };
  if (PATTERN.test(query)) return { kind: "regex", source: query };
  return isPlain(query) ? { kind: "words", text: query } : { kind: "text", text: query };
}

function oneWord(word: string): QueryShape {
  const name = word.replace(/\(\)$/, "");
  if (isPath(word)) return { kind: "path", path: word };
  if (NAME.test(name) || OPERATOR.test(name)) return { kind: "symbol", name };
  return PATTERN.test(word) ? { kind: "regex", source: word } : { kind: "text", text: word };
}

/** A slash, or a dot with what may be an extension behind it: whether there is such a file decides. */
function isPath(word: string): boolean {
  if (/[*?<>|"()^]|\$$/.test(word) || word.includes("::")) return false;
  return /[\\/]/.test(word) || EXTENSION.test(word);
}

/** Words as people speak: letters, with the signs of a sentence at most. */
function isPlain(query: string): boolean {
  const words = query.replace(/[?.!]+$/, "").split(/\s+/);
  return words.every((word) => /^[\p{L}\p{N}_'’-]+,?$/u.test(word));
}
