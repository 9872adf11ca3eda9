/** Grammars of functional languages that are shown and not parsed. */
import { lineStart, words, type Grammar } from "./grammar";
import * as span from "./spans";

const NO_WORDS: ReadonlySet<string> = new Set();

export const lisp: Grammar = {
  keywords: words(`def defn defn- defun defmacro defvar defparameter defconst define define-syntax defmodule defstruct
    defclass defmethod let let* letrec lambda fn if cond when unless case do loop recur begin set! setq quote ns require
    import use provide nil true false and or not`),
  types: NO_WORDS,
  dashes: true,
  prose: true,
  marks: [
    { pattern: /:[\w-]+/y, as: "data" },
    { pattern: /(?<=\()[^\s()"';]+(?=[\s)])/y, as: "call" },
  ],
  spans: [
    { open: /#\|/y, close: "|#", as: "comment", multiline: true },
    span.semicolonComment,
    { ...span.hashComment, open: lineStart("#(?=\\s|$)") },
    { ...span.doubleQuoted, multiline: true },
  ],
};

export const haskell: Grammar = {
  keywords:
    words(`as case class data default deriving do else family forall foreign hiding if import in infix infixl infixr
    instance let module newtype of qualified then type where exposing port`),
  types: NO_WORDS,
  spans: [
    { open: /\{-/y, close: "-}", as: "comment", multiline: true, nests: "{-" },
    span.dashComment,
    span.doubleQuoted,
    { ...span.singleQuoted, open: /(?<!\w)'(?=\\|[^\\']')/y },
  ],
};

export const ocaml: Grammar = {
  keywords:
    words(`and as assert begin class constraint do done downto else end exception external false for fun function
    functor if in include inherit initializer lazy let match method module mutable new nonrec object of open or private
    rec sig struct then to true try type val virtual when while with abstract member namespace static yield`),
  types: words("int float bool string char unit list array option"),
  spans: [
    { open: /\(\*(?!\))/y, close: "*)", as: "comment", multiline: true, nests: "(*" },
    span.lineComment,
    span.doubleQuoted,
  ],
};

export const elixir: Grammar = {
  keywords:
    words(`after alias and case catch cond def defdelegate defexception defguard defimpl defmacro defmacrop defmodule
    defp defprotocol defstruct do else end false fn for if import in nil not or quote raise receive require rescue true try
    unless unquote use when with`),
  types: NO_WORDS,
  annotations: true,
  marks: [{ pattern: /:[a-zA-Z_]\w*[?!]?/y, as: "data" }],
  spans: [span.hashComment, span.tripleDouble, span.tripleSingle, span.doubleQuoted, span.singleQuoted],
};

export const erlang: Grammar = {
  keywords: words(
    "after and andalso band begin bnot bor case catch cond div end fun if let not of or orelse receive rem try when xor",
  ),
  types: NO_WORDS,
  marks: [{ pattern: /^-\w+/y, as: "note" }],
  spans: [{ open: /%/y, close: "\n", as: "comment" }, span.doubleQuoted, span.singleQuoted],
};

export const nix: Grammar = {
  keywords: words("assert else if in inherit let or rec then with true false null import builtins"),
  types: NO_WORDS,
  dashes: true,
  marks: [{ pattern: /[\w.-]+(?=\s*=[^=])/y, as: "data" }],
  spans: [
    span.hashComment,
    span.blockComment,
    { open: /''/y, close: "''", as: "string", multiline: true },
    { ...span.doubleQuoted, multiline: true },
  ],
};
