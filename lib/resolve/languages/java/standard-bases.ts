/** Types of Java's and Kotlin's libraries that code derives from, with all that can be overridden of them. */

const THROWABLE =
  "addSuppressed fillInStackTrace getCause getLocalizedMessage getMessage getStackTrace getSuppressed initCause " +
  "printStackTrace setStackTrace cause message";

const WRITTEN: Readonly<Record<string, string>> = {
  "java.io.Closeable": "close",
  "java.io.Flushable": "flush",
  "java.io.Serializable": "",
  "java.io.IOException": THROWABLE,
  "java.lang.AutoCloseable": "close",
  "java.lang.Cloneable": "",
  "java.lang.Comparable": "compareTo",
  "java.lang.Error": THROWABLE,
  "java.lang.Exception": THROWABLE,
  "java.lang.IllegalArgumentException": THROWABLE,
  "java.lang.IllegalStateException": THROWABLE,
  "java.lang.Iterable": "forEach iterator spliterator",
  "java.lang.Readable": "read",
  "java.lang.Runnable": "run",
  "java.lang.RuntimeException": THROWABLE,
  "java.lang.Throwable": THROWABLE,
  "java.lang.UnsupportedOperationException": THROWABLE,
  "java.lang.reflect.InvocationHandler": "invoke",
  "java.util.EventListener": "",
  "java.util.RandomAccess": "",
  "java.util.concurrent.Callable": "call",
  "java.util.concurrent.Executor": "execute",
  "java.util.concurrent.ThreadFactory": "newThread",
  "java.util.function.BiConsumer": "accept andThen",
  "java.util.function.BiFunction": "andThen apply",
  "java.util.function.BooleanSupplier": "getAsBoolean",
  "java.util.function.Consumer": "accept andThen",
  "java.util.function.Function": "andThen apply compose",
  "java.util.function.Predicate": "and negate or test",
  "java.util.function.Supplier": "get",
  "java.util.function.UnaryOperator": "andThen apply compose",
  "kotlin.AutoCloseable": "close",
  "kotlin.Comparable": "compareTo",
  "kotlin.Error": THROWABLE,
  "kotlin.Exception": THROWABLE,
  "kotlin.IllegalArgumentException": THROWABLE,
  "kotlin.IllegalStateException": THROWABLE,
  "kotlin.RuntimeException": THROWABLE,
  "kotlin.Throwable": THROWABLE,
};

export const STANDARD_BASES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WRITTEN).map(([name, members]) => [name, new Set(members.split(" "))]),
);

/** Of `Object` and of `Any`. */
export const ROOT_MEMBERS: ReadonlySet<string> = new Set(["clone", "equals", "finalize", "hashCode", "toString"]);
