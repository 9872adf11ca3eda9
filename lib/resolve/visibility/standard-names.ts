/**
 * Names that a language brings along: a bare use without an import means them, whatever a file elsewhere declares. Only languages in which a name from
 * another file needs an import; in the others a declaration of the same name may be meant.
 */
import type { LanguageId } from "../../contract/vocabulary";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ""));

const SCRIPT = words(`
  AbortController AbortSignal AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Blob Boolean Buffer DataView Date Document
  Element Error EvalError Event EventTarget Float32Array Float64Array FormData Function Headers HTMLElement Infinity Int16Array Int32Array Int8Array Intl
  JSON Map Math MessageChannel NaN Node Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String
  Symbol SyntaxError TextDecoder TextEncoder TypeError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  WebAssembly Window Worker __dirname __filename alert arguments atob btoa cancelAnimationFrame clearInterval clearTimeout console crypto decodeURI
  decodeURIComponent document encodeURI encodeURIComponent eval exports fetch global globalThis isFinite isNaN localStorage location module navigator
  parseFloat parseInt performance process queueMicrotask require requestAnimationFrame sessionStorage setImmediate setInterval setTimeout structuredClone
  undefined window Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType Awaited PromiseLike
  ReadonlyArray ReadonlyMap ReadonlySet ArrayLike Iterable Iterator IterableIterator AsyncIterable`);

const JVM = words(`
  AutoCloseable Boolean Byte CharSequence Character Class ClassLoader Cloneable Comparable Deprecated Double Enum Exception Float FunctionalInterface
  IllegalArgumentException IllegalStateException IndexOutOfBoundsException Integer InterruptedException Iterable Long Math NullPointerException Number
  NumberFormatException Object Override Process Record Runnable Runtime RuntimeException SafeVarargs Short String StringBuffer StringBuilder
  SuppressWarnings System Thread ThreadLocal Throwable UnsupportedOperationException Void`);

const NAMES: Readonly<Partial<Record<LanguageId, ReadonlySet<string>>>> = {
  ...{ typescript: SCRIPT, tsx: SCRIPT, javascript: SCRIPT, java: JVM },
  kotlin: words(`
    Any Array Boolean Byte Char CharSequence Comparable Double Exception Float IllegalArgumentException IllegalStateException Int Iterable List Long Map
    MutableList MutableMap MutableSet Nothing Number Pair Set Short String Throwable Unit arrayOf assert check checkNotNull emptyList emptyMap error
    lazy listOf listOfNotNull mapOf mutableListOf mutableMapOf mutableSetOf print println repeat require requireNotNull setOf synchronized TODO`),
  python: words(`
    ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BrokenPipeError BufferError ConnectionError DeprecationWarning EOFError
    Ellipsis EnvironmentError Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError
    IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
    NotImplemented NotImplementedError OSError OverflowError PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError
    RuntimeWarning StopAsyncIteration StopIteration SyntaxError SystemError SystemExit TimeoutError TypeError UnboundLocalError UnicodeDecodeError
    UnicodeEncodeError UnicodeError UserWarning ValueError Warning ZeroDivisionError __file__ __name__ abs aiter all anext any ascii bin bool breakpoint
    bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals
    hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range
    repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip`),
  go: words(`
    any append bool byte cap clear close comparable complex complex128 complex64 copy delete error false float32 float64 imag int int16 int32 int64 int8 iota
    len make max min new nil panic print println real recover rune string true uint uint16 uint32 uint64 uint8 uintptr`),
  rust: words(`
    AsMut AsRef Box Clone Copy Debug Default DoubleEndedIterator Drop Eq Err ExactSizeIterator Extend Fn FnMut FnOnce From FromIterator Hash Into IntoIterator
    Iterator None Ok Option Ord PartialEq PartialOrd Result Send Sized Some String Sync ToOwned ToString TryFrom TryInto Unpin Vec bool char drop f32 f64 i128
    i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize`),
};

/** Whether a language brings this name along. */
export const isStandardName = (language: LanguageId, name: string): boolean => NAMES[language]?.has(name) ?? false;
