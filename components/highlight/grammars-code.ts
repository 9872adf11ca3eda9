/** Grammars of languages that are shown and not parsed: their words, comments and strings. */
import { lineStart, words, type Grammar } from "./grammar";
import { c, cpp } from "./grammars-c";
import * as span from "./spans";

const NO_WORDS: ReadonlySet<string> = new Set();

export const lua: Grammar = {
  keywords:
    words(`and break do else elseif end false for function goto if in local nil not or repeat return self then true
    until while`),
  types: NO_WORDS,
  spans: [
    { open: /--\[(=*)\[/y, close: (opening) => `]${opening[1]}]`, as: "comment", multiline: true },
    span.dashComment,
    { open: /\[(=*)\[/y, close: (opening) => `]${opening[1]}]`, as: "string", multiline: true },
    span.doubleQuoted,
    span.singleQuoted,
  ],
};

export const swift: Grammar = {
  keywords:
    words(`actor any as associatedtype async await break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated
    lazy let mutating nil nonisolated open operator optional override postfix precedencegroup prefix private protocol
    public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try
    typealias unowned var weak where while willSet didSet`),
  types: NO_WORDS,
  spans: [span.lineComment, span.nestedComment, span.tripleDouble, span.doubleQuoted],
  capitalCallsAreTypes: true,
  annotations: true,
};

export const scala: Grammar = {
  keywords:
    words(`abstract case catch class def derives do else enum export extends extension false final finally for given
    if implicit import infix inline lazy match new null object open opaque override package private protected return
    sealed super then this throw trait transparent true try type using val var while with yield`),
  types: NO_WORDS,
  spans: [
    span.lineComment,
    span.nestedComment,
    { ...span.tripleDouble, escapes: false },
    span.doubleQuoted,
    { ...span.singleQuoted, open: /'(?=\\|[^\\']')/y },
  ],
  capitalCallsAreTypes: true,
  annotations: true,
};

export const r: Grammar = {
  keywords: words("if else for while repeat function return break next in TRUE FALSE NULL NA NaN Inf library require"),
  types: NO_WORDS,
  spans: [span.hashComment, { ...span.doubleQuoted, multiline: true }, { ...span.singleQuoted, multiline: true }],
};

export const perl: Grammar = {
  keywords:
    words(`and bless cmp die do else elsif eq eval exists for foreach ge given gt if last le local lt my ne next no
    not or our package print redo require return say shift sub undef unless until use wantarray when while xor`),
  types: NO_WORDS,
  sigils: "$@%&",
  regexLiterals: true,
  marks: [{ pattern: /\$#?\w+/y, as: "data" }],
  spans: [
    { open: /^=\w+/y, close: "=cut", as: "comment", multiline: true, wholeLine: true },
    { open: /^__(?:END|DATA)__/y, close: "\0", as: "comment", multiline: true, wholeLine: true },
    { ...span.hashComment, open: /(?<!\$)#/y },
    {
      open: /<<~?(['"]?)([A-Z_]\w*)\1.*/y,
      close: (opening) => opening[2],
      as: "string",
      multiline: true,
      wholeLine: true,
    },
    span.doubleQuoted,
    span.singleQuoted,
  ],
};

export const objectivec: Grammar = {
  ...cpp,
  keywords: new Set([
    ...cpp.keywords,
    ...words(
      "id self nil Nil YES NO IBOutlet IBAction instancetype SEL BOOL nonatomic strong weak copy assign readonly readwrite",
    ),
  ]),
  marks: [
    {
      pattern:
        /@(?:interface|implementation|end|protocol|property|synthesize|dynamic|class|selector|import|autoreleasepool|try|catch|finally|throw|optional|required|public|private|protected)\b/y,
      as: "keyword",
    },
  ],
  spans: [{ ...span.doubleQuoted, open: /@?"/y }, ...c.spans],
};

export const dart: Grammar = {
  keywords:
    words(`abstract as assert async await base break case catch class const continue covariant default deferred do
    dynamic else enum export extends extension external factory false final finally for get hide if implements import in
    interface is late library mixin new null on operator part required rethrow return sealed set show static super switch
    sync this throw true try typedef var void when while with yield`),
  types: words("int double num bool"),
  spans: [
    span.lineComment,
    span.blockComment,
    span.tripleDouble,
    span.tripleSingle,
    span.doubleQuoted,
    span.singleQuoted,
  ],
  capitalCallsAreTypes: true,
  annotations: true,
};

export const shader: Grammar = {
  ...c,
  keywords: new Set([
    ...c.keywords,
    ...words(
      "in out inout uniform varying attribute layout precision highp mediump lowp discard cbuffer register Shader SubShader Pass Properties fn let var",
    ),
  ]),
  types: words(
    "vec2 vec3 vec4 mat2 mat3 mat4 float2 float3 float4 float4x4 half half2 half3 half4 fixed4 sampler2D samplerCube Texture2D SamplerState",
  ),
};

export const assembly: Grammar = {
  keywords: NO_WORDS,
  types: NO_WORDS,
  directives: true,
  marks: [
    { pattern: /^\s*[\w.$]+:/y, as: "call" },
    { pattern: lineStart(String.raw`\.?\w+`), as: "keyword" },
    { pattern: /%\w+|\$\w+/y, as: "data" },
  ],
  spans: [
    span.lineComment,
    span.blockComment,
    span.semicolonComment,
    { ...span.hashComment, open: /(?<=^|\s)#(?=\s)/y },
    span.doubleQuoted,
  ],
};

export const zig: Grammar = {
  keywords: words(`addrspace align allowzero and anyframe anytype asm async await break callconv catch comptime const
    continue defer else enum errdefer error export extern false fn for if inline linksection noalias noinline nosuspend
    null opaque or orelse packed pub resume return struct suspend switch test threadlocal true try undefined union
    unreachable usingnamespace var volatile while`),
  types: words("bool void noreturn type u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64 anyerror"),
  annotations: true,
  spans: [span.lineComment, { open: /\\\\/y, close: "\n", as: "string" }, span.doubleQuoted, span.singleQuoted],
};

export const julia: Grammar = {
  keywords:
    words(`abstract baremodule begin break catch const continue do else elseif end export false finally for function
    global if import in isa let local macro module mutable nothing primitive quote return struct true try type using where
    while`),
  types: NO_WORDS,
  annotations: true,
  spans: [
    { open: /#=/y, close: "=#", as: "comment", multiline: true },
    span.hashComment,
    span.tripleDouble,
    span.doubleQuoted,
  ],
};
