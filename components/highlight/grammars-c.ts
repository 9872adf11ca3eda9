/** The C family and its neighbours: C, C++, C#, Java, Kotlin. */
import { words, type Grammar } from "./grammar";
import { blockComment, doubleQuoted, lineComment, nestedComment, singleQuoted, tripleDouble } from "./spans";

const rawCpp = {
  open: /(?:u8|[uUL])?R"([^\s()\\]{0,16})\(/y,
  close: (opening: RegExpMatchArray) => `)${opening[1]}"`,
  as: "string",
  multiline: true,
} as const;

export const c: Grammar = {
  keywords: words(`auto break case const continue default do else enum extern for goto if inline register restrict
    return sizeof static struct switch typedef union volatile while _Alignas _Alignof _Atomic _Generic _Noreturn
    _Static_assert _Thread_local NULL true false
    void char short int long float double signed unsigned bool _Bool`),
  types: words("size_t ssize_t ptrdiff_t u8 u16 u32 u64 s8 s16 s32 s64 FILE"),
  spans: [lineComment, blockComment, doubleQuoted, singleQuoted],
  directives: true,
  macros: true,
};

export const cpp: Grammar = {
  ...c,
  keywords: new Set([
    ...c.keywords,
    ...words(`alignas alignof and and_eq asm bitand bitor catch class co_await co_return co_yield compl concept
      consteval constexpr constinit const_cast decltype delete dynamic_cast explicit export final friend import module
      mutable namespace new noexcept not not_eq nullptr operator or or_eq override private protected public
      reinterpret_cast requires static_assert static_cast template this thread_local throw try typeid typename using
      virtual xor xor_eq char8_t char16_t char32_t wchar_t`),
  ]),
  types: words("size_t string vector map set unique_ptr shared_ptr int8 int16 int32 int64 uint8 uint16 uint32 uint64"),
  spans: [rawCpp, ...c.spans],
};

export const csharp: Grammar = {
  keywords: words(`abstract as async await base bool break byte case catch char checked class const continue decimal
    default delegate do double else enum event explicit extern false finally fixed float for foreach get goto if
    implicit in init int interface internal is lock long nameof namespace new null object operator out override params
    partial private protected public readonly record ref required return sbyte sealed set short sizeof stackalloc
    static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using value var virtual
    void volatile when where while with yield`),
  types: words(""),
  spans: [
    { open: /\$*"""/y, close: '"""', as: "string", multiline: true },
    { open: /(?:@\$?|\$@)"/y, close: '"', as: "string", multiline: true },
    { ...doubleQuoted, open: /\$?"/y },
    lineComment,
    blockComment,
    singleQuoted,
  ],
  directives: true,
};

export const java: Grammar = {
  keywords: words(`abstract assert boolean break byte case catch char class const continue default do double else enum
    exports extends false final finally float for goto if implements import instanceof int interface long module native
    new non-sealed null open opens package permits private protected provides public record requires return sealed
    short static strictfp super switch synchronized this throw throws to transient transitive true try uses var void
    volatile while with yield`),
  types: words(""),
  spans: [lineComment, blockComment, tripleDouble, doubleQuoted, singleQuoted],
  capitalCallsAreTypes: true,
  annotations: true,
};

export const kotlin: Grammar = {
  keywords: words(`abstract actual annotation as break by catch class companion const constructor continue crossinline
    data delegate do dynamic else enum expect external false field file final finally for fun get if import in infix
    init inline inner interface internal is it lateinit noinline null object open operator out override package param
    private property protected public receiver reified return sealed set setparam super suspend tailrec this throw
    true try typealias typeof val value var vararg when where while`),
  types: words(""),
  spans: [lineComment, nestedComment, { ...tripleDouble, escapes: false }, doubleQuoted, singleQuoted],
  capitalCallsAreTypes: true,
  annotations: true,
};
