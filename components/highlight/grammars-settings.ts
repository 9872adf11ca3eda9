/**
 * Grammars of what is not code: settings, data, lock and project files, and the text that stands for an Unreal asset.
 */
import { lineStart, words, type Grammar } from "./grammar";
import * as span from "./spans";

const NO_WORDS: ReadonlySet<string> = new Set();

export const ini: Grammar = {
  keywords: words("true false True False yes no on off"),
  types: NO_WORDS,
  marks: [
    { pattern: lineStart(String.raw`\[[^\]]*\](?=\s*$)`), as: "keyword" },
    { pattern: lineStart(String.raw`[^\s=:;#[][^=:]*?(?=\s*[=:])`), as: "data" },
  ],
  spans: [
    { open: lineStart("[;#!]"), close: "\n", as: "comment" },
    { open: /"/y, close: '"', as: "string", escapes: true },
  ],
};

/** With the comments that settings of editors and compilers have. */
export const json: Grammar = {
  keywords: words("true false null"),
  types: NO_WORDS,
  marks: [{ pattern: /"(?:\\.|[^"\\])*"(?=\s*:)/y, as: "data" }],
  spans: [span.doubleQuoted, span.singleQuoted, span.lineComment, span.blockComment],
};

export const yaml: Grammar = {
  keywords: words("true false null yes no on off True False Yes No"),
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /^(?:---|\.\.\.)(?=\s|$)/y, as: "keyword" },
    {
      pattern: /(?<=^\s*(?:- +)*|[{,]\s*)(?:"[^"]*"|'[^']*'|[^\s:#"'{}[\],&*!|>-][^:#"'{}[\],]*?)(?=\s*:(?:\s|$))/y,
      as: "data",
    },
    { pattern: /(?<=\s)[&*][\w.-]+|![\w!/:.-]*/y, as: "note" },
    { pattern: /(?<=\s)-?\d[\d_.]*(?=\s*(?:#|,|\]|$))/y, as: "number" },
    { pattern: /\$\{\{.*?\}\}|\{\{.*?\}\}/y, as: "note" },
  ],
  spans: [
    { ...span.hashComment, open: /(?<=^|\s)#/y },
    { ...span.doubleQuoted, open: /(?<=[\s[{,:]|^)"/y, multiline: true },
    { ...span.singleQuoted, open: /(?<=[\s[{,:]|^)'/y, escapes: false, multiline: true },
  ],
};

export const toml: Grammar = {
  keywords: words("true false inf nan"),
  types: NO_WORDS,
  dashes: true,
  marks: [
    { pattern: lineStart(String.raw`\[\[?[^\]]*\]\]?`), as: "keyword" },
    { pattern: /(?<=^\s*|[{,]\s*)(?:"[^"]*"|[\w.-]+)(?=\s*=)/y, as: "data" },
  ],
  spans: [
    span.hashComment,
    span.tripleDouble,
    { ...span.tripleSingle, escapes: false },
    span.doubleQuoted,
    { ...span.singleQuoted, escapes: false },
  ],
};

export const hcl: Grammar = {
  keywords: words(
    "true false null for in if else endif endfor resource data variable output locals module provider terraform",
  ),
  types: words("string number bool list map set object tuple any"),
  dashes: true,
  marks: [
    { pattern: /[\w-]+(?=\s*=[^=>])/y, as: "data" },
    { pattern: lineStart(String.raw`[\w-]+(?=\s*(?:"[^"]*"\s*)*\{)`), as: "keyword" },
  ],
  spans: [
    span.hashComment,
    span.lineComment,
    span.blockComment,
    { open: /<<[~-]?([A-Z_]+).*/y, close: (opening) => opening[1], as: "string", multiline: true, wholeLine: true },
    span.doubleQuoted,
  ],
};

export const gomod: Grammar = {
  keywords: words("module go toolchain require replace exclude retract use godebug tool ignore"),
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /v\d+\.\d+\.\d+[\w.+-]*(?:\/go\.mod)?/y, as: "number" },
    { pattern: /h1:\S+/y, as: "comment" },
    { pattern: /[\w-]+\.[\w.-]+\/[^\s]+/y, as: "string" },
  ],
  spans: [span.lineComment],
};

export const ignore: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [{ pattern: /(?<=^)!/y, as: "keyword" }],
  spans: [{ ...span.hashComment, open: lineStart("#") }],
};

export const uasset: Grammar = {
  keywords: words(
    "Blueprint WidgetBlueprint AnimBlueprint LevelBlueprint package native parent implements type saved by functions uses",
  ),
  types: NO_WORDS,
  spans: [
    { open: lineStart("// ?"), close: "\n", as: "comment" },
    { open: /\/(?=\w)/y, close: "\n", as: "string" },
  ],
};
