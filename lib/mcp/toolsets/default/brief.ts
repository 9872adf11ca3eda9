/**
 * The default tools in as few words as a model needs to choose and call them. Parameters that are not named here are
 * taken as well; the `full` set shows them.
 */
import type { DefaultTool } from "../../../contract/default-tools";

/** A tool as the default set shows it: what it does, and its parameters with a few words each. */
export interface BriefTool {
  description: string;
  /** by name; without words where the name says enough */
  parameters: Readonly<Record<string, string>>;
}

const subject = {
  symbol: "name, short or qualified",
  containingType: "its owner",
  key: "a row's key: exact",
  file: "file that declares or uses it, or of `line`",
  line: "",
};
const rows = { repo: "", path: "prefix or glob of rows", scope: "", limit: "", cursor: "", max_tokens: "" };

export const BRIEF_TOOLS = {
  find_code: {
    description:
      "First call. Finds code by anything: a name, a path, file:line, a regex, literal text, or plain words ('where is the retry delay computed'). " +
      "`intent` asks for what a name leads to.",
    parameters: {
      query: "",
      intent: "",
      kinds: "Type, Method, Property, Field...",
      scope: "{repo, path, lang, file}",
      pathStyle: "",
      skip: "",
      take: "",
      max_tokens: "",
    },
  },
  symbol_at: {
    description: "What a name at a place, or as a file uses it, means: its declaration and type.",
    parameters: {
      file: "",
      line: "",
      column: "",
      symbol: "the name on that line, or in the file",
      members: "list members of its type",
      max_tokens: "",
    },
  },
  symbol_declaration: {
    description: "Declarations and definitions of a symbol, header and source alike, with code.",
    parameters: {
      symbol: subject.symbol,
      containingType: subject.containingType,
      key: subject.key,
      file: "",
      context_lines: "lines of code, default 30; 0: places only",
      repo: "",
      max_tokens: "",
    },
  },
  symbol_usages: {
    description: "Every use of a symbol, by file, with role; guesses apart.",
    parameters: { ...subject, role: "read, call, write, type, import, inherit, address", ...rows },
  },
  symbol_callers: {
    description: "Functions that call it (incoming) or that it calls (outgoing), with lines.",
    parameters: { ...subject, direction: "", depth: "1 to 5", ...rows },
  },
  symbol_inheritors: {
    description: "Types that derive from a type.",
    parameters: { ...subject, transitive: "indirect ones too", ...rows },
  },
  symbol_implementations: {
    description: "Overrides of a method, or implementers of a type.",
    parameters: { ...subject, ...rows },
  },
  symbol_members: {
    description: "Members of a type with signatures.",
    parameters: { symbol: subject.symbol, key: "", file: "", inherited: "", kind: "", limit: "", max_tokens: "" },
  },
  search_text: {
    description: "Lines with a text or RE2 regex, in all files.",
    parameters: {
      query: "",
      regex: "",
      case: "",
      word: "",
      path: "prefix or glob",
      repo: "",
      context_lines: "",
      limit: "",
      cursor: "",
      max_tokens: "",
    },
  },
  read_file: {
    description: "Text of an indexed file with line numbers.",
    parameters: { file: "", start: "first line", end: "last line", max_tokens: "" },
  },
} as const satisfies Record<DefaultTool, BriefTool>;
