/**
 * Words of a text search that look like filters of other search tools, and what narrows so here: `type:go` and
 * `language:Go` are looked for as text, `lang:go` was meant. Only ever an offer: code holds such words, too.
 */
import { FILE_LANGUAGES } from "./file-languages";
import { LANGUAGE_NAMES } from "./languages";
import { PLAIN_LANGUAGES, PLAIN_NAMES } from "./plain-languages";
import { closedParts } from "./text-terms";

export interface MeantFilter {
  /** as it stands in the pattern */
  written: string;
  /** what the query language takes for it */
  filter: string;
}

/** The name of a filter elsewhere, to its name here. */
const MEANT = new Map(
  Object.entries({
    type: "lang",
    lang: "lang",
    language: "lang",
    filetype: "lang",
    ext: "lang",
    extension: "lang",
    l: "lang",
    repository: "repo",
    project: "repo",
    r: "repo",
    dir: "path",
    directory: "path",
    folder: "path",
    filename: "file",
    f: "file",
  }),
);
/** What people call a language, without its own names and ids; of the others, extensions without the dot. */
const NICKNAMES = {
  "c++": "cpp",
  cc: "cpp",
  h: "cpp",
  hpp: "cpp",
  cs: "csharp",
  "c#": "csharp",
  ts: "typescript",
  js: "javascript",
  jsx: "javascript",
  py: "python",
  golang: "go",
  rs: "rust",
  rb: "ruby",
  kt: "kotlin",
  sh: "shell",
} as const;

const LANGUAGE_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NICKNAMES),
  ...PLAIN_LANGUAGES.flatMap(({ id, extensions = [] }: { id: string; extensions?: readonly string[] }) =>
    extensions.map((extension): [string, string] => [extension.slice(1), id]),
  ),
  ...[...LANGUAGE_NAMES, ...PLAIN_NAMES].map(([id, name]): [string, string] => [name.toLowerCase(), id]),
  ...FILE_LANGUAGES.map((id): [string, string] => [id, id]),
]);

const WORD = /(?<=^|\s)(-?)([a-z]+):(?!:)([^\s"]+)(?=\s|$)/gi;

/** @param pattern what is looked for, its filters taken out: what is one is in it no more */
export function meantFilters(pattern: string): MeantFilter[] {
  const closed = closedParts(pattern);
  return [...pattern.matchAll(WORD)].flatMap(({ 0: written, 1: sign, 2: name, 3: value, index }) => {
    if (closed.some(([start, end]) => start <= index && index < end)) return [];
    const meant = MEANT.get(name.toLowerCase());
    const taken = meant === "lang" ? LANGUAGE_OF.get(value.toLowerCase().replace(/^\./, "")) : value;
    return meant === undefined || taken === undefined ? [] : [{ written, filter: `${sign}${meant}:${taken}` }];
  });
}
