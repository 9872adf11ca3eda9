/** Grammars of shells and of what builds: shell, batch, PowerShell, make, CMake, Docker, Ninja, Starlark, Groovy. */
import { lineStart, words, type Grammar } from "./grammar";
import { java } from "./grammars-c";
import { python } from "./grammars-script";
import * as span from "./spans";

const NO_WORDS: ReadonlySet<string> = new Set();
/** Not the `#` of `$#` or `a#b`. */
const hashWord = { ...span.hashComment, open: /(?<=^|[\s;(])#/y };
const variable = { pattern: /\$(?:\{[^}]*\}|\w+|[@*#?!$-])/y, as: "data" } as const;

export const shell: Grammar = {
  keywords: words(`if then else elif fi for while until do done case esac in select function return break continue exit
    local export readonly declare typeset unset shift source eval exec set trap`),
  types: NO_WORDS,
  prose: true,
  dashes: true,
  marks: [
    variable,
    { pattern: /[A-Za-z_]\w*(?=\+?=)/y, as: "data" },
    { pattern: lineStart(String.raw`[\w-]+(?=\s*\(\))`), as: "call" },
    { pattern: /(?<=\s)--?[A-Za-z][\w-]*/y, as: "note" },
  ],
  spans: [
    hashWord,
    {
      open: /<<-?\s*(['"\\]?)([A-Za-z_]\w*)\1.*/y,
      close: (opening) => opening[2],
      as: "string",
      multiline: true,
      wholeLine: true,
    },
    { ...span.doubleQuoted, multiline: true },
    { ...span.singleQuoted, escapes: false, multiline: true },
  ],
};

export const batch: Grammar = {
  keywords:
    words(`if else for in do goto call exit set setlocal endlocal echo rem pause shift not exist defined errorlevel
    equ neq lss leq gtr geq off on`),
  types: NO_WORDS,
  prose: true,
  caseless: true,
  marks: [
    { pattern: lineStart(String.raw`@?(?:[rR][eE][mM]\b|::).*`), as: "comment" },
    { pattern: /^\s*:\w+/y, as: "call" },
    { pattern: /%%?~?\w+%?|![\w]+!/y, as: "data" },
  ],
  spans: [{ open: /"/y, close: '"', as: "string" }],
};

export const powershell: Grammar = {
  keywords:
    words(`begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach
    from function if in param process return switch throw trap try until using while`),
  types: NO_WORDS,
  caseless: true,
  dashes: true,
  marks: [
    { pattern: /\$(?:\{[^}]*\}|[\w:]+)/y, as: "data" },
    { pattern: /[A-Za-z]+-[A-Za-z]\w*/y, as: "call" },
    { pattern: /(?<=\s)-[A-Za-z]\w*/y, as: "note" },
    { pattern: /\[[A-Za-z][\w.[\]]*\]/y, as: "type" },
  ],
  spans: [
    { open: /<#/y, close: "#>", as: "comment", multiline: true },
    hashWord,
    { open: /@"/y, close: '"@', as: "string", multiline: true },
    { open: /@'/y, close: "'@", as: "string", multiline: true },
    { open: /"/y, close: '"', as: "string", multiline: true },
    { open: /'/y, close: "'", as: "string", multiline: true },
  ],
};

export const makefile: Grammar = {
  keywords:
    words(`ifeq ifneq ifdef ifndef else endif define endef include sinclude override export unexport vpath private
    undefine`),
  types: NO_WORDS,
  prose: true,
  dashes: true,
  marks: [
    { pattern: /\$\((?:[\w-]+(?=\s))|\$[({][^(){}\s]*[)}]|\$[\w@<^+?*%$]/y, as: "data" },
    { pattern: /^[\w.-]+(?=\s*[:+?!]*=)/y, as: "data" },
    { pattern: /^[^\s:=#$][^:=#]*(?=::?(?:[^=]|$))/y, as: "call" },
  ],
  spans: [hashWord, span.doubleQuoted, span.singleQuoted],
};

export const dockerfile: Grammar = {
  keywords: words("as"),
  types: NO_WORDS,
  prose: true,
  caseless: true,
  marks: [
    {
      pattern:
        /^(?:FROM|RUN|CMD|LABEL|MAINTAINER|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)\b/iy,
      as: "keyword",
    },
    variable,
    { pattern: /(?<=\s)--?[A-Za-z][\w-]*/y, as: "note" },
  ],
  spans: [{ ...span.hashComment, open: lineStart("#") }, span.doubleQuoted, span.singleQuoted],
};

export const cmake: Grammar = {
  keywords:
    words(`if else elseif endif foreach endforeach while endwhile function endfunction macro endmacro return break
    continue include set unset option`),
  types: NO_WORDS,
  caseless: true,
  marks: [{ pattern: /\$(?:ENV|CACHE)?\{[^}]*\}|\$<[^>]*>/y, as: "data" }],
  spans: [
    { open: /#?\[(=*)\[/y, close: (opening) => `]${opening[1]}]`, as: "comment", multiline: true },
    span.hashComment,
    { ...span.doubleQuoted, multiline: true },
  ],
};

export const ninja: Grammar = {
  keywords:
    words(`rule build default pool subninja include if elif else endif foreach endforeach and or not in true false
    break continue import template`),
  types: NO_WORDS,
  marks: [variable],
  spans: [span.hashComment, span.tripleSingle, span.singleQuoted, span.doubleQuoted],
};

export const starlark: Grammar = { ...python, annotations: false };

export const groovy: Grammar = {
  ...java,
  keywords: new Set([
    ...java.keywords,
    ...words("def in as trait it pipeline agent stages stage steps plugins dependencies"),
  ]),
  spans: [
    span.lineComment,
    span.blockComment,
    span.tripleDouble,
    span.tripleSingle,
    span.doubleQuoted,
    span.singleQuoted,
  ],
};
