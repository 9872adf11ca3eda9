/**
 * What the containers of the standard libraries hand out, by the names that their methods bear in most languages.
 * Holds for types outside of the index only: there is no declaration to read.
 */
import type { LanguageId } from "../../contract/vocabulary";
import { RULES } from "../languages/registry";

/** Types that stand for what they hold when a member is asked: the member is looked up in the first type argument. */
export const SEEN_THROUGH: ReadonlySet<string> = new Set(
  (
    "unique_ptr shared_ptr weak_ptr scoped_ptr intrusive_ptr optional reference_wrapper TObjectPtr TWeakObjectPtr TSharedPtr TSharedRef " +
    "TWeakPtr TUniquePtr TOptional TSoftObjectPtr TStrongObjectPtr TScriptInterface TSubclassOf TSoftClassPtr TLazyObjectPtr TWeakInterfacePtr TNonNullPtr TNotNull " +
    "TPimplPtr TRefCountPtr TActorIterator TObjectIterator TActorRange TObjectRange Optional Promise PromiseLike Awaited Readonly Partial " +
    "Required NonNullable Box Rc Arc Ref RefMut RefCell Cell Mutex MutexGuard RwLock RwLockReadGuard RwLockWriteGuard OnceCell OnceLock LazyLock LazyCell Pin Cow Option Result Lazy Task ValueTask Nullable Type type ClassVar Final " +
    "Awaitable Coroutine Annotated Deferred InstanceType Omit Pick Exclude Extract"
  ).split(" "),
);

/** Functions whose result is their type argument. */
export const GIVES_TYPE_ARGUMENT: ReadonlySet<string> = new Set(
  (
    "static_cast dynamic_cast reinterpret_cast const_cast make_unique make_shared Cast CastChecked ExactCast NewObject CreateDefaultSubobject " +
    "MakeShared MakeUnique MakeShareable SpawnActor SpawnActorDeferred GetComponentByClass FindComponentByClass CreateWidget LoadObject " +
    "FindObject FindObjectChecked FindObjectFast DuplicateObject StaticCastSharedPtr StaticCastSharedRef GetDefault GetMutableDefault GetDefaultObject GetTypedOuter " +
    "GetOwner GetInstigator GetGameMode GetAuthGameMode GetGameState GetPlayerState CreateOptionalDefaultSubobject CreateEditorOnlyDefaultSubobject GetSubsystem GetGameInstance GetPlayerController GetPawn GetController GetWorldSettings AddDefaultSubobject " +
    "GetService GetRequiredService"
  ).split(" "),
);

/** `cast(Type, value)` of Python is kept as a call with a type argument. */
export const givesTypeArgument = (language: LanguageId, name: string): boolean =>
  GIVES_TYPE_ARGUMENT.has(name) || RULES[language].castFunctions.has(name);

/** Types whose values are their last type argument, and that are iterated over by keys or pairs. */
export const MAP_LIKE: ReadonlySet<string> = new Set(
  (
    "map unordered_map multimap TMap Map ReadonlyMap WeakMap Record HashMap LinkedHashMap TreeMap ConcurrentHashMap ConcurrentMap SortedMap MutableMap Dictionary " +
    "IDictionary IReadOnlyDictionary ConcurrentDictionary SortedDictionary BTreeMap Dict dict defaultdict OrderedDict Mapping MutableMapping WeakKeyDictionary"
  ).split(" "),
);

/** Containers that are no maps and whose elements are their last type argument. */
export const HOLDS_LAST = /^(?:KeyedCollection|I?Grouping)$/;

/** Methods that give one of the elements, or one of a map's values. */
export const GIVES_ELEMENT: ReadonlySet<string> = new Set(
  (
    "get getFirst getLast getOrDefault getOrPut getOrElse getOrNull at pop popleft popitem shift find findLast first last firstOrNull lastOrNull single singleOrNull next nextElement peek poll " +
    "pollFirst pollLast peekFirst element remove removeFirst removeLast removeAt front back top orElse orElseGet orElseThrow elementAt findFirst findAny min max " +
    "First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt Dequeue Peek Pop Find setdefault unwrap expect unwrap_or unwrap_or_default " +
    "unwrap_or_else get_mut first_mut last_mut pop_front pop_back computeIfAbsent value FindRef FindChecked FindOrAdd FindByKey FindByPredicate Add_GetRef Emplace_GetRef AddDefaulted_GetRef " +
    "AddZeroed_GetRef Insert_GetRef HeapTop Top Last GetValueOrDefault maxBy minBy maxByOrNull minByOrNull random nth next_back rfind max_by max_by_key min_by min_by_key"
  ).split(" "),
);

/** Methods that give one of a map's values, and of any other type nothing that is known. */
export const GIVES_MAPPED: ReadonlySet<string> = new Set(["GetOrAdd", "AddOrUpdate"]);

/** Methods of what is seen through that give what it stands for. */
export const GIVES_HELD: ReadonlySet<string> = new Set(
  (
    "Get Pin GetValue LoadSynchronous ToSharedRef ToSharedPtr ToWeakPtr GetDefaultObject GetObject GetEvenIfUnreachable " +
    "GetValueOr get lock value borrow borrow_mut read write"
  ).split(" "),
);

/**
 * Parts of what is iterated over in a map, of a map's entry on the JVM, and of tuples: their places among the type
 * arguments.
 */
export const PAIR_PARTS: ReadonlyMap<string, number> = new Map([
  ["Key", 0],
  ["first", 0],
  ["Value", 1],
  ["second", 1],
  ["getKey", 0],
  ["getValue", 1],
  ["Item1", 0],
  ["Item2", 1],
  ["Item3", 2],
  ["Item4", 3],
]);

/** Types that a container of C++ has for its iterators. */
export const ITERATORS: ReadonlySet<string> = new Set(
  "iterator const_iterator reverse_iterator const_reverse_iterator local_iterator".split(" "),
);

/** Methods of a container of C++ that give an iterator. */
export const GIVES_ITERATOR: ReadonlySet<string> = new Set(
  "begin end cbegin cend rbegin rend crbegin crend find lower_bound upper_bound erase".split(" "),
);

/** Methods that give a container of the same elements. */
export const GIVES_CONTAINER: ReadonlySet<string> = new Set(
  (
    "filter slice splice concat reverse sort toSorted toReversed values sorted stream parallelStream iterator listIterator iter iter_mut into_iter toList toSet toMutableList collect subList distinct limit " +
    "skip take drop takeWhile dropWhile peek copy clone cloned copied rev rows reversed sortedBy sortedByDescending filterNot filterNotNull asSequence asIterable onEach Where OrderBy OrderByDescending ThenBy Skip Take Distinct Reverse " +
    "ToList ToArray ToHashSet AsEnumerable chain skip_while take_while drain as_ref as_mut ok_or ok_or_else ok map_err as_deref as_deref_mut by_ref context with_context or_else begin end rbegin rend plus minus descendingIterator unmodifiableList step_by peekable fuse inspect asReversed shuffled sortedWith distinctBy filterIndexed dropLast takeLast dropLastWhile takeLastWhile asList"
  ).split(" "),
);

/** Methods that give a container of those elements that are of their type argument. */
export const PICKS_TYPE: ReadonlySet<string> = new Set(["filterIsInstance", "OfType", "Cast"]);

/** Functions that hand on what they are called on, whatever it holds, to a lambda. */
export const HANDS_ON_ITSELF: ReadonlySet<string> = new Set("let also takeIf takeUnless tap then use".split(" "));

/** Functions that hand on what they are called on, or what it stands for, to a lambda. */
export const HANDS_ON: ReadonlySet<string> = new Set(
  "then ifPresent ifPresentOrElse map flatMap and_then map_or finally addCallback inspect is_some_and".split(" "),
);

/** Functions that give back what they are called on. */
export const GIVES_ITSELF: ReadonlySet<string> = new Set(
  "apply also takeIf takeUnless tap onEach default to_owned".split(" "),
);

/** Functions in whose lambda the members of what they are called on are seen. */
export const BRINGS_RECEIVER: ReadonlySet<string> = new Set(["apply", "run", "runCatching"]);

/** Functions in whose lambda the members of the value are seen that they are given first. */
export const BRINGS_ARGUMENT: ReadonlySet<string> = new Set(["with"]);

/** Types of functions: their type arguments are what the function takes, and perhaps what it gives. */
export const FUNCTION_TYPES: ReadonlySet<string> = new Set(
  (
    "Func Action Predicate Comparison Converter EventHandler Consumer BiConsumer Function BiFunction BiPredicate ToIntFunction ToLongFunction " +
    "ToDoubleFunction UnaryOperator BinaryOperator Comparator Callable Supplier Expression"
  ).split(" "),
);

/** Containers of scripts that hand what they hold to lambdas. */
export const ITERATED: ReadonlySet<string> = new Set(
  "Array ReadonlyArray Set ReadonlySet Map ReadonlyMap Promise PromiseLike".split(" "),
);

/** Functions whose lambda gets what was accumulated first, then the element. */
export const ACCUMULATES: ReadonlySet<string> = new Set(
  "reduce reduceRight fold foldRight foldLeft Aggregate inject".split(" "),
);

/** Words for the type that a member belongs to. */
export const OWN_TYPE_NAMES: ReadonlySet<string> = new Set(["Self", "static"]);
