/**
 * Types of Java's library that arguments often have, with all that stands above each but `Object`: what a value of one
 * can be passed to, and that it can be passed to nothing else.
 */

const NAMES: Readonly<Record<string, string>> = {
  "java.lang": `
    Appendable AutoCloseable Boolean Byte CharSequence Character Class ClassLoader Cloneable Comparable Double
    Enum Float Integer Iterable Long Number Object Package Process ProcessBuilder Readable Runnable Short
    StackTraceElement String StringBuffer StringBuilder Thread ThreadGroup ThreadLocal Void`,
  "java.lang.reflect": `
    AccessibleObject AnnotatedElement Constructor Executable Field GenericArrayType GenericDeclaration
    InvocationHandler Member Method Parameter ParameterizedType Type TypeVariable WildcardType`,
  "java.io": `
    BufferedInputStream BufferedOutputStream BufferedReader BufferedWriter ByteArrayInputStream
    ByteArrayOutputStream CharArrayReader CharArrayWriter Closeable DataInput DataInputStream DataOutput
    DataOutputStream File FileDescriptor FileInputStream FileOutputStream FileReader FileWriter FilterInputStream
    FilterOutputStream Flushable InputStream InputStreamReader ObjectInput ObjectInputStream ObjectOutput
    ObjectOutputStream OutputStream OutputStreamWriter PrintStream PrintWriter RandomAccessFile Reader
    Serializable StringReader StringWriter Writer`,
  "java.util": `
    AbstractCollection AbstractList AbstractMap AbstractQueue AbstractSequentialList AbstractSet ArrayDeque
    ArrayList BitSet Calendar Collection Comparator Date Deque Dictionary EnumMap EnumSet Enumeration Formatter
    HashMap HashSet Hashtable IdentityHashMap Iterator LinkedHashMap LinkedHashSet LinkedList List ListIterator
    Locale Map NavigableMap NavigableSet Optional OptionalDouble OptionalInt OptionalLong PriorityQueue Properties
    Queue Random RandomAccess Scanner Set SortedMap SortedSet Stack TimeZone TreeMap TreeSet UUID Vector
    WeakHashMap`,
  "java.util.concurrent": `
    BlockingDeque BlockingQueue Callable CompletableFuture CompletionStage ConcurrentHashMap ConcurrentLinkedDeque
    ConcurrentLinkedQueue ConcurrentMap ConcurrentNavigableMap ConcurrentSkipListMap ConcurrentSkipListSet
    CopyOnWriteArrayList CopyOnWriteArraySet CountDownLatch Executor ExecutorService Future FutureTask
    RunnableFuture ScheduledExecutorService ThreadFactory TimeUnit`,
  "java.util.concurrent.atomic": `
    AtomicBoolean AtomicInteger AtomicLong AtomicReference`,
  "java.util.function": `
    BiConsumer BiFunction BiPredicate BinaryOperator BooleanSupplier Consumer Function IntFunction IntPredicate
    IntSupplier Predicate Supplier ToIntFunction ToLongFunction UnaryOperator`,
  "java.util.regex": `
    MatchResult Matcher Pattern`,
  "java.util.stream": `
    BaseStream Collector DoubleStream IntStream LongStream Stream`,
  "java.math": `
    BigDecimal BigInteger`,
  "java.net": `
    InetAddress InetSocketAddress Socket SocketAddress URI URL`,
  "java.nio": `
    Buffer ByteBuffer CharBuffer`,
  "java.nio.charset": `
    Charset`,
  "java.nio.file": `
    FileSystem Path Watchable`,
  "java.time": `
    Duration Instant LocalDate LocalDateTime LocalTime ZoneId ZonedDateTime`,
};

/** What stands directly above which of them; nothing above the others. */
const ABOVE = `
  Boolean Character File UUID : Serializable Comparable
  Byte Double Float Integer Long Short BigDecimal BigInteger : Number Comparable
  Class : Serializable GenericDeclaration Type AnnotatedElement
  Enum URI : Comparable Serializable
  Number StackTraceElement Random AtomicBoolean AtomicReference Pattern InetAddress SocketAddress : Serializable
  URL ZoneId : Serializable
  Package AccessibleObject GenericDeclaration Parameter : AnnotatedElement
  String : Serializable Comparable CharSequence
  StringBuffer StringBuilder : Appendable CharSequence Serializable Comparable
  Thread : Runnable
  Constructor Method : Executable
  Executable : AccessibleObject Member GenericDeclaration
  Field : AccessibleObject Member
  GenericArrayType ParameterizedType WildcardType : Type
  TypeVariable : Type AnnotatedElement
  BufferedInputStream : FilterInputStream
  BufferedOutputStream : FilterOutputStream
  BufferedReader CharArrayReader InputStreamReader StringReader : Reader
  BufferedWriter CharArrayWriter OutputStreamWriter PrintWriter StringWriter : Writer
  ByteArrayInputStream FileInputStream FilterInputStream : InputStream
  ByteArrayOutputStream FileOutputStream FilterOutputStream : OutputStream
  Closeable BaseStream : AutoCloseable
  DataInputStream : FilterInputStream DataInput
  DataOutputStream : FilterOutputStream DataOutput
  FileReader : InputStreamReader
  FileWriter : OutputStreamWriter
  InputStream Socket FileSystem : Closeable
  ObjectInput : DataInput AutoCloseable
  ObjectInputStream : InputStream ObjectInput
  ObjectOutput : DataOutput AutoCloseable
  ObjectOutputStream : OutputStream ObjectOutput
  OutputStream Formatter : Closeable Flushable
  PrintStream : FilterOutputStream Appendable Closeable
  RandomAccessFile : DataOutput DataInput Closeable
  Reader : Readable Closeable
  Writer : Appendable Closeable Flushable
  AbstractCollection List Queue Set : Collection
  AbstractList : AbstractCollection List
  AbstractMap SortedMap ConcurrentMap : Map
  AbstractQueue : AbstractCollection Queue
  AbstractSequentialList : AbstractList
  AbstractSet : AbstractCollection Set
  ArrayDeque : AbstractCollection Deque Cloneable Serializable
  ArrayList Vector : AbstractList List RandomAccess Cloneable Serializable
  BitSet Locale : Cloneable Serializable
  Calendar Date : Serializable Cloneable Comparable
  Collection : Iterable
  Deque BlockingQueue : Queue
  EnumMap : AbstractMap Serializable Cloneable
  EnumSet : AbstractSet Cloneable Serializable
  HashMap : AbstractMap Map Cloneable Serializable
  HashSet : AbstractSet Set Cloneable Serializable
  Hashtable : Dictionary Map Cloneable Serializable
  IdentityHashMap : AbstractMap Map Serializable Cloneable
  LinkedHashMap : HashMap Map
  LinkedHashSet : HashSet Set Cloneable Serializable
  LinkedList : AbstractSequentialList List Deque Cloneable Serializable
  ListIterator : Iterator
  NavigableMap : SortedMap
  NavigableSet : SortedSet
  PriorityQueue : AbstractQueue Serializable
  Properties : Hashtable
  Scanner : Iterator Closeable
  SortedSet : Set
  Stack : Vector
  TimeZone : Serializable Cloneable
  TreeMap : AbstractMap NavigableMap Cloneable Serializable
  TreeSet ConcurrentSkipListSet : AbstractSet NavigableSet Cloneable Serializable
  WeakHashMap : AbstractMap Map
  BlockingDeque : BlockingQueue Deque
  CompletableFuture : Future CompletionStage
  ConcurrentHashMap : AbstractMap ConcurrentMap Serializable
  ConcurrentLinkedDeque : AbstractCollection Deque Serializable
  ConcurrentLinkedQueue : AbstractQueue Queue Serializable
  ConcurrentNavigableMap : ConcurrentMap NavigableMap
  ConcurrentSkipListMap : AbstractMap ConcurrentNavigableMap Cloneable Serializable
  CopyOnWriteArrayList : List RandomAccess Cloneable Serializable
  CopyOnWriteArraySet : AbstractSet Serializable
  ExecutorService : Executor
  FutureTask : RunnableFuture
  RunnableFuture : Runnable Future
  ScheduledExecutorService : ExecutorService
  TimeUnit : Enum
  AtomicInteger AtomicLong : Number Serializable
  BinaryOperator : BiFunction
  UnaryOperator : Function
  Matcher : MatchResult
  DoubleStream IntStream LongStream Stream : BaseStream
  InetSocketAddress : SocketAddress
  ByteBuffer : Buffer Comparable
  CharBuffer : Buffer Comparable Appendable CharSequence Readable
  Charset : Comparable
  Path : Comparable Iterable Watchable
  Duration : TemporalAmount Comparable Serializable
  Instant LocalTime : Temporal TemporalAdjuster Comparable Serializable
  LocalDate : Temporal TemporalAdjuster ChronoLocalDate Serializable
  LocalDateTime : Temporal TemporalAdjuster ChronoLocalDateTime Serializable
  ZonedDateTime : Temporal ChronoZonedDateTime Serializable
`;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const PARENTS: ReadonlyMap<string, readonly string[]> = new Map(
  ABOVE.trim()
    .split("\n")
    .flatMap((line) => {
      const [types, above] = line.split(" : ");
      return words(types).map((type) => [type, words(above)] as const);
    }),
);

/** Nearest first. */
function allAbove(type: string): string[] {
  const found = new Set<string>([type]);
  // what is added while it goes is visited as well
  for (const each of found) PARENTS.get(each)?.forEach((parent) => found.add(parent));
  return [...found].slice(1);
}

/** By the name with its package. */
export const STANDARD_TYPES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(NAMES).flatMap(([held, names]) =>
    words(names).map((name) => [`${held}.${name}`, allAbove(name)] as const),
  ),
);
