/**
 * Grammars of texts with marks in them: documents, pages, styles. What a person wrote between the marks has no colour.
 */
import { lineStart, words, type Grammar } from "./grammar";
import { blockComment, doubleQuoted, lineComment, singleQuoted } from "./spans";

const NO_WORDS: ReadonlySet<string> = new Set();
const htmlComment = { open: /<!--/y, close: "-->", as: "comment", multiline: true } as const;
/** Quotes are values only behind `=`: elsewhere they are an apostrophe. */
const valueDouble = { open: /(?<==\s*)"/y, close: '"', as: "string", multiline: true } as const;
const valueSingle = { open: /(?<==\s*)'/y, close: "'", as: "string", multiline: true } as const;

/** No colour at all. */
export const text: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  spans: [],
  prose: true,
  marks: [{ pattern: /.+/y, as: "plain" }],
};

export const markdown: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /^#{1,6}\s.*/y, as: "keyword" },
    { pattern: /^(?:={3,}|-{3,}|\*{3,})\s*$/y, as: "punct" },
    { pattern: lineStart(String.raw`>.*`), as: "comment" },
    { pattern: lineStart(String.raw`(?:[-*+]|\d+[.)])(?=\s)`), as: "keyword" },
    { pattern: /(`+)(?!`).+?\1(?!`)/y, as: "string" },
    { pattern: /\*\*[^*]+\*\*|__[^_]+__(?!\w)/y, as: "type" },
    { pattern: /!?\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\]|:(?=\s))/y, as: "call" },
    { pattern: /<?https?:\/\/[^\s)>\]]+>?/y, as: "call" },
    { pattern: /<\/?[a-zA-Z][^>]*>/y, as: "note" },
  ],
  spans: [
    { open: /^\s*(`{3,}|~{3,}).*/y, close: (opening) => opening[1], as: "string", multiline: true, wholeLine: true },
    { open: /(`{3,}|~{3,}).*/y, close: (opening) => opening[1], as: "string", multiline: true, wholeLine: true },
    htmlComment,
  ],
};

export const xml: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /<[/?!]?[\p{L}_][\p{L}\p{N}_:.-]*|[/?]?>/uy, as: "keyword" },
    { pattern: /[\p{L}_@:*#[(][\p{L}\p{N}_:.@#()[\]-]*(?=\s*=\s*["'{])/uy, as: "data" },
    { pattern: /&(?:\w+|#\w+);/y, as: "number" },
    { pattern: /\$?\{\{?[^{}]*\}\}?|<%.*?%>|\{%.*?%\}/y, as: "note" },
  ],
  spans: [htmlComment, { open: /<!\[CDATA\[/y, close: "]]>", as: "string", multiline: true }, valueDouble, valueSingle],
};

export const html: Grammar = { ...xml, spans: [...xml.spans, { open: /\{\{!--|\{#|<%#/y, close: "}", as: "comment" }] };

export const css: Grammar = {
  keywords: words("important inherit initial unset revert auto none and not only or from to in"),
  types: NO_WORDS,
  dashes: true,
  prose: true,
  marks: [
    { pattern: /@[\w-]+/y, as: "keyword" },
    { pattern: /#[\da-fA-F]{3,8}(?=[\s;,)!])|-?(?:\d*\.)?\d+(?:[a-z]+|%)?/y, as: "number" },
    { pattern: /--[\w-]+|\$[\w-]+|@\{[\w-]+\}/y, as: "data" },
    { pattern: /[.#&:]{1,2}[a-zA-Z_][\w-]*(?=[^;]*[{,]\s*$)/y, as: "type" },
    { pattern: /[a-z-]+(?=\s*:\s)/y, as: "data" },
    { pattern: /[\w-]+(?=\()/y, as: "call" },
  ],
  spans: [blockComment, { ...lineComment, open: /(?<=^|\s)\/\//y }, doubleQuoted, singleQuoted],
};

export const tex: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /\\[a-zA-Z@]+\*?|\\./y, as: "keyword" },
    { pattern: lineStart(String.raw`@\w+`), as: "keyword" },
    { pattern: /\$[^$]+\$/y, as: "string" },
  ],
  spans: [{ open: /%/y, close: "\n", as: "comment" }],
};

export const rst: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /^([=\-~^"'*+#`:._])\1{2,}\s*$/y, as: "keyword" },
    { pattern: lineStart(String.raw`\.\. [\w:|.-]+::`), as: "keyword" },
    { pattern: lineStart(String.raw`\.\.\s(?!_|\[).*`), as: "comment" },
    { pattern: lineStart(String.raw`:[\w -]+:`), as: "data" },
    { pattern: /``.+?``/y, as: "string" },
    { pattern: /(?::[\w:]+:)?`[^`]+`_{0,2}/y, as: "call" },
    { pattern: /\*\*[^*]+\*\*/y, as: "type" },
  ],
  spans: [],
};

export const diff: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  prose: true,
  marks: [
    { pattern: /^(?:diff|index|---|\+\+\+|From|new file|deleted file|rename|similarity).*/y, as: "comment" },
    { pattern: /^@@.*?@@/y, as: "keyword" },
    { pattern: /^\+.*/y, as: "string" },
    { pattern: /^-.*/y, as: "number" },
  ],
  spans: [],
};
