/** Scripts and newer system languages: TypeScript, JavaScript, Python, Go, Rust, Ruby, PHP. */
import { words, type Grammar } from "./grammar";
import * as span from "./spans";

export const javascript: Grammar = {
  keywords: words(`abstract any as asserts async await boolean break case catch class const constructor continue
    debugger declare default delete do else enum export extends false finally for from function get if implements
    import in infer instanceof interface is keyof let namespace never new null number object of out override private
    protected public readonly require return satisfies set static string super switch symbol this throw true try type
    typeof undefined unique unknown using var void while with yield`),
  types: words("bigint"),
  spans: [span.lineComment, span.blockComment, span.doubleQuoted, span.singleQuoted, span.backQuoted],
  capitalCallsAreTypes: true,
  regexLiterals: true,
  sigils: "$#",
  annotations: true,
};

const pythonPrefix = "[rRbBfFuU]{0,2}";

export const python: Grammar = {
  keywords: words(`False None True and as assert async await break case class continue def del elif else except
    finally for from global if import in is lambda match nonlocal not or pass raise return self cls try type while
    with yield`),
  types: words("int str float bool bytes list dict set tuple object"),
  spans: [
    span.hashComment,
    { ...span.tripleDouble, open: new RegExp(`${pythonPrefix}"""`, "y") },
    { ...span.tripleSingle, open: new RegExp(`${pythonPrefix}'''`, "y") },
    { ...span.doubleQuoted, open: new RegExp(`${pythonPrefix}"`, "y") },
    { ...span.singleQuoted, open: new RegExp(`${pythonPrefix}'`, "y") },
  ],
  capitalCallsAreTypes: true,
  annotations: true,
};

export const go: Grammar = {
  keywords: words(`break case chan const continue default defer else fallthrough false for func go goto if import
    interface iota map nil package range return select struct switch true type var`),
  types: words(`any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint
    uint8 uint16 uint32 uint64 uintptr`),
  spans: [
    span.lineComment,
    span.blockComment,
    span.doubleQuoted,
    span.singleQuoted,
    { ...span.backQuoted, escapes: false },
  ],
};

export const rust: Grammar = {
  keywords: words(`as async await break const continue crate dyn else enum extern false fn for if impl in let loop
    match mod move mut pub ref return self Self static struct super trait true type union unsafe use where while
    yield`),
  types: words("bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize"),
  spans: [
    span.lineComment,
    span.nestedComment,
    { open: /b?r(#*)"/y, close: (opening) => `"${opening[1]}`, as: "string", multiline: true },
    { ...span.doubleQuoted, open: /b?"/y, multiline: true },
    // A quote alone opens a lifetime, not a character.
    { ...span.singleQuoted, open: /b?'(?=\\|[^\\]')/y },
  ],
  capitalCallsAreTypes: true,
  bangMacros: true,
};

export const ruby: Grammar = {
  keywords: words(`__FILE__ __LINE__ alias and attr_accessor attr_reader attr_writer begin break case class def
    defined? do else elsif end ensure extend false for if in include module next nil not or prepend private protected
    public raise redo require require_relative rescue retry return self super then true undef unless until when while
    yield`),
  types: words(""),
  spans: [
    { open: /^=begin\b/y, close: "=end", as: "comment", multiline: true, wholeLine: true },
    span.hashComment,
    {
      open: /<<[~-]?(['"`]?)([A-Z_][A-Z0-9_]*)\1.*/y,
      close: (opening) => opening[2],
      as: "string",
      multiline: true,
      wholeLine: true,
    },
    { ...span.doubleQuoted, multiline: true },
    { ...span.singleQuoted, multiline: true },
  ],
  capitalCallsAreTypes: true,
  regexLiterals: true,
  sigils: "@$",
};

export const php: Grammar = {
  keywords: words(`abstract and array as bool break callable case catch class clone const continue declare default do
    echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum extends false final finally float
    fn for foreach function global goto if implements include include_once instanceof insteadof int interface isset
    iterable list match mixed namespace never new null object or parent print private protected public readonly require
    require_once return self static string switch throw trait true try unset use var void while xor yield`),
  types: words(""),
  spans: [
    span.lineComment,
    span.blockComment,
    { ...span.hashComment, open: /#(?!\[)/y },
    {
      open: /<<<\s*(['"]?)(\w+)\1.*/y,
      close: (opening) => opening[2],
      as: "string",
      multiline: true,
      wholeLine: true,
    },
    { ...span.doubleQuoted, multiline: true },
    { ...span.singleQuoted, multiline: true },
  ],
  capitalCallsAreTypes: true,
  sigils: "$",
};
