/**
 * What is known of macros that stand where the grammars of C and C++ allow none: by name, by ending, by shape. Each
 * group says what the mask does with it. Which rule brings what was measured on Unreal projects and the Linux kernel.
 */

/** Reflection marks of Unreal: blanked with their arguments, kept as data on the declaration that follows. */
export const REFLECTION =
  /^(?:U(?:CLASS|STRUCT|ENUM|INTERFACE|FUNCTION|PROPERTY|PARAM|META|DELEGATE)|RIGVM_METHOD|GENERATED_\w*BODY)$/;

/** Export and visibility marks by their ending: `ENGINE_API`, `LLVM_ABI`, `BOOST_CHRONO_DECL`, `Q_CORE_EXPORT`. */
export const EXPORT_MARK =
  /^[A-Z][A-Z0-9_]*_(?:API|ABI|DECL|EXPORT|EXPORTS|DLL|PUBLIC|DLLEXPORT|DLLPUBLIC|VISIBLE)$|^Q_[A-Z]+_EXPORT$/;

/** Words that stand for a word of the language, which is put in their place. */
export const INLINE_WORDS: ReadonlySet<string> = new Set(
  (
    "FORCEINLINE FORCENOINLINE FORCEINLINE_DEBUGGABLE FORCEINLINE_STATS __always_inline __forceinline ALWAYS_INLINE FORCE_INLINE " +
    "UE_FORCEINLINE_HINT Q_ALWAYS_INLINE __rte_always_inline"
  ).split(" "),
);

/** The same by their ending: `RAPIDJSON_FORCEINLINE`. */
export const INLINE_MARK = /^[A-Z][A-Z0-9_]*_(?:FORCE_?INLINE|ALWAYS_?INLINE|INLINE)$/;

/** Words that stand for a specifier or an attribute, with arguments or without. */
export const ATTRIBUTE_WORDS: ReadonlySet<string> = new Set(
  (
    "UE_NODISCARD UE_NODISCARD_CTOR UE_DEPRECATED DEPRECATED UE_REWRITE CONSTEXPR " +
    "FUNCTION_NON_NULL_RETURN_START FUNCTION_NON_NULL_RETURN_END FUNCTION_NO_RETURN_START FUNCTION_NO_RETURN_END VARARGS CDECL STDCALL " +
    "RESTRICT MS_ALIGN GCC_ALIGN Q_INVOKABLE Q_DECL_OVERRIDE Q_REQUIRED_RESULT Q_DECL_DEPRECATED " +
    "__init __exit __initdata __initconst __exitdata __devinit __meminit __meminitdata __init_or_module __ref __refdata __user __iomem " +
    "__rcu __percpu __kernel __force __bitwise __must_check __read_mostly __ro_after_init __weak __sched __visible __cold __hot __used " +
    "__unused __maybe_unused __always_unused __packed __malloc __latent_entropy __noreturn __no_kcsan __no_sanitize_or_inline " +
    "__cacheline_aligned __cacheline_aligned_in_smp ____cacheline_aligned ____cacheline_aligned_in_smp __page_aligned_data __page_aligned_bss " +
    "__percpu_seqcount __randomize_layout __designated_init __counted_by __net_init __net_exit __net_initdata __cpuidle __lockfunc " +
    "__aligned __printf __scanf __section __acquires __releases __must_hold __alloc_size __assume_aligned __printf_like __sysv_abi__ __flatten " +
    "asmlinkage noinline noinline_for_stack noinstr notrace __realloc_size nokprobe_inline randomized_struct_fields_start randomized_struct_fields_end " +
    "__bpf_kfunc __nocfi __noinitretpoline __no_stack_protector __no_profile __deprecated __pure __attribute_const__ __scanf_like " +
    "__bridge __bridge_transfer __bridge_retained __strong __block __autoreleasing _Nonnull _Nullable __private __rte_unused __dead2 _Noreturn_ __libc_hidden __pragma _Pragma"
  ).split(" "),
);

/** Marks in front of a parameter: direction, and Microsoft's annotations. */
export const PARAMETER_MARK =
  /^(?:IN|OUT|INOUT|IN_OUT|OPTIONAL|_(?:In|Out|Inout|Outptr)_\w*|_Reserved_|_Frees_ptr_\w*)$/;

/** Loops over a declared variable, written as calls: `foreach (T x, list)`. */
export const LOOP_WORDS: ReadonlySet<string> = new Set(["foreach", "Q_FOREACH", "BOOST_FOREACH"]);

/** Loops by their name: `list_for_each_entry(…)`, `hlist_foreach(…)`, `TAILQ_FOREACH(…)`. */
export const LOOP_NAME = /for_?each/i;

/** Words in front of a colon among the members of a class. */
export const ACCESS_WORDS: ReadonlySet<string> = new Set(["public", "protected", "private"]);

/** `NAME(x)` that declares a variable of that name: blanked around the name. Group 1 of the match is not used. */
export const DECLARES_VARIABLE =
  /^(?:DEFINE_(?:MUTEX|SPINLOCK|RAW_SPINLOCK|RWLOCK|SEMAPHORE|IDA|IDR|XARRAY|SEQLOCK|WAIT_QUEUE_HEAD|STATIC_SRCU|SRCU|TIMER|RATELIMIT_STATE|HASHTABLE|KFIFO|STATIC_KEY_\w+|PER_CPU\w*)|DECLARE_(?:RWSEM|WAIT_QUEUE_HEAD|COMPLETION|WORK|DELAYED_WORK|TASKLET|BITMAP|HASHTABLE|PER_CPU\w*|STATIC_KEY_\w+)|LIST_HEAD|HLIST_HEAD|BLOCKING_NOTIFIER_HEAD|RAW_NOTIFIER_HEAD|ATOMIC_NOTIFIER_HEAD|DECLARE_LOG_CATEGORY_EXTERN|DEFINE_LOG_CATEGORY|DEFINE_LOG_CATEGORY_STATIC|DECLARE_LOG_CATEGORY_CLASS|UE_DEFINE_GAMEPLAY_TAG\w*|UE_DECLARE_GAMEPLAY_TAG_EXTERN)$/;

/** Heads of BSD's lists and trees, `TAILQ_HEAD(name, type)`: a struct of that name, or one without a name. */
export const DECLARES_HEAD = /^(?:S?LIST|S?TAILQ|SIMPLEQ|CIRCLEQ|RB|SPLAY)_HEAD$/;

/** Which argument names the variable, where it is not the first. */
export function variableArgument(macro: string): number {
  return /^(?:DEFINE|DECLARE)_PER_CPU/.test(macro) ? 1 : 0;
}

/** `NAME(f, type, parameter, …) { … }` that defines a function; what its name gets in front, by the macro. */
export const DEFINES_FUNCTION = /^(?:(COMPAT_)?SYSCALL_DEFINE|BPF_CALL_)[0-9]$/;

export function functionPrefix(macro: string): string {
  if (macro.startsWith("COMPAT_")) return "compat_sys_";
  return macro.startsWith("SYSCALL_") ? "sys_" : "";
}

/** Delegate types of Unreal; the name's place among the arguments depends on the form. */
export const DECLARES_DELEGATE = /^DECLARE_\w*DELEGATE\w*$|^DECLARE_(?:DERIVED_)?EVENT(?:_\w+Params?)?$/;

export function delegateArgument(macro: string): number {
  if (/^DECLARE_DERIVED_EVENT/.test(macro)) return 2;
  return /_RetVal|^DECLARE_EVENT/.test(macro) ? 1 : 0;
}

/** Macros that define the class which their first argument names. */
export const DECLARES_CLASS =
  /^(?:IMPLEMENT_(?:SIMPLE|COMPLEX|CUSTOM_SIMPLE|CUSTOM_COMPLEX|BDD)_AUTOMATION_TEST\w*|DEFINE_(?:ENGINE_)?LATENT_AUTOMATION_COMMAND\w*|DEFINE_SPEC)$/;
/** Likewise, with a body up to the macro that ends it. */
export const OPENS_CLASS = "BEGIN_DEFINE_SPEC";
export const CLOSES_CLASS = "END_DEFINE_SPEC";

/** All capitals, long enough not to be a type parameter or a class such as `AMS`. */
export const ALL_CAPITALS = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$|^[A-Z][A-Z0-9]{4,}$/;

/** Words that go before a declaration's type. */
export const SPECIFIERS: ReadonlySet<string> = new Set(
  "static extern inline virtual const volatile constexpr consteval constinit friend explicit typedef mutable register thread_local".split(
    " ",
  ),
);

/** Words that begin a type and no expression. */
export const TYPE_KEYWORDS: ReadonlySet<string> = new Set(
  "void bool char short int long float double signed unsigned struct union enum class const volatile auto typename wchar_t".split(
    " ",
  ),
);

/** The same, with names of C's library that the grammars take for keywords. */
export const TYPE_TOKENS: ReadonlySet<string> = new Set([
  ...TYPE_KEYWORDS,
  ..."8 16 32 64".split(" ").flatMap((bits) => [`int${bits}_t`, `uint${bits}_t`, `char${bits}_t`]),
  ..."size_t ssize_t ptrdiff_t intptr_t uintptr_t max_align_t nullptr_t".split(" "),
]);

/** Words after a function's parameters. */
export const AFTER_PARAMETERS: ReadonlySet<string> = new Set("const override final noexcept volatile throw".split(" "));

/** Words that a parenthesis follows without being called, or that take a type as it is. */
export const NOT_CALLED: ReadonlySet<string> = new Set(
  (
    "if for while switch return case sizeof alignof _Alignof alignas _Alignas typeof __typeof__ __typeof typeof_unqual decltype catch new delete " +
    "throw noexcept operator offsetof __builtin_offsetof _Generic __attribute__ __attribute __declspec asm __asm__ void bool char short int long " +
    "float double signed unsigned auto not and or else do co_await co_return co_yield static_assert _Static_assert requires explicit __alignof__ " +
    "__real__ __imag__ __extension__ _Atomic"
  ).split(" "),
);

/** Macros of Unreal whose first two arguments are a class and a member of it. */
export const MEMBER_OF_CLASS =
  /^(?:GET_(?:FUNCTION|MEMBER|ENUMERATOR)_NAME\w*_CHECKED\w*|DOREPLIFETIME\w*|DISABLE_REPLICATED_PROPERTY|RESET_REPLIFETIME\w*|MARK_PROPERTY_DIRTY_FROM_NAME|GAMEPLAYATTRIBUTE_REPNOTIFY)$/;

/** Statement-like macros that name a symbol or only speak to the compiler: blanked with a `;` that follows. */
export const STATEMENT_MACRO =
  /^(?:(?:DECLARE|DEFINE|IMPLEMENT|EXPORT|MODULE|PRAGMA|THIRD_PARTY_INCLUDES|BEGIN|END|Q|SLATE)_\w+|EXPORT_\w+|EARLY_PARAM|TRACE_EVENT|LOCTEXT_NAMESPACE)$/;
