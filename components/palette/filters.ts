/** The filters of the palette, `name:value`, with what people write for the values. */
import { KIND_GROUPS, LANGUAGES, SYMBOL_KINDS } from "@/lib/contract/vocabulary";

export const FILTER_NAMES = ["kind", "lang", "repo", "scope", "path"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A filter that holds: its value is one that the server takes. */
export interface Filter {
  name: FilterName;
  value: string;
}

/** `kind:file` asks for files; it is no kind of symbol. */
export const FILE_KIND = "file";

const kindAliases: Readonly<Record<string, string>> = {
  types: "type",
  functions: "function",
  func: "function",
  fn: "function",
  methods: "method",
  ctor: "constructor",
  var: "variable",
  const: "constant",
  typedef: "type_alias",
  alias: "type_alias",
  trait: "interface",
  ns: "namespace",
  define: "macro",
  files: FILE_KIND,
};

const langAliases: Readonly<Record<string, string>> = {
  "c++": "cpp",
  cc: "cpp",
  cxx: "cpp",
  h: "c",
  "c#": "csharp",
  cs: "csharp",
  kt: "kotlin",
  ts: "typescript",
  js: "javascript",
  jsx: "javascript",
  py: "python",
  golang: "go",
  rs: "rust",
  rb: "ruby",
};

const KINDS: readonly string[] = [...Object.keys(KIND_GROUPS), ...SYMBOL_KINDS, FILE_KIND];
const LANGS: readonly string[] = LANGUAGES;

/** Values that a filter takes, for completion; none where any text will do. */
export const valuesOf: Readonly<Record<FilterName, readonly string[]>> = {
  kind: KINDS,
  lang: LANGS,
  repo: [],
  scope: ["all", "user"],
  path: [],
};

/** The filter that a name and a value mean; null when they mean none. */
export function readFilter(name: string, value: string): Filter | null {
  const known = FILTER_NAMES.find((filter) => filter === name.toLowerCase());
  if (known === undefined || value === "") return null;
  if (known === "repo" || known === "path") return { name: known, value };
  const word = value.toLowerCase();
  const aliases = known === "kind" ? kindAliases : known === "lang" ? langAliases : {};
  const meant = Object.hasOwn(aliases, word) ? aliases[word] : word.replaceAll("-", "_");
  return valuesOf[known].includes(meant) ? { name: known, value: meant } : null;
}

/** The value that a beginning stands for: the first that starts so. */
export function completeFilter(name: string, beginning: string, repositories: readonly string[]): Filter | null {
  const exact = readFilter(name, beginning);
  const known = FILTER_NAMES.find((filter) => filter === name.toLowerCase());
  if (known === undefined) return null;
  const values = known === "repo" ? repositories : valuesOf[known];
  const value = values.find((candidate) => candidate.toLowerCase().startsWith(beginning.toLowerCase()));
  return value === undefined ? exact : { name: known, value };
}

/** A later filter replaces an earlier one of its name. */
export function withFilter(filters: readonly Filter[], added: Filter): Filter[] {
  return [...filters.filter(({ name }) => name !== added.name), added];
}
