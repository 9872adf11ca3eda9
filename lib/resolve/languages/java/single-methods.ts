/** The methods of Java's interfaces that lambdas stand for. */
import { decodeSymbolRanges } from "../../../format/symbol-ranges";
import type { CodeIndex } from "../../facts/code-index";
import { hasModifier, type Declaration } from "../../facts/declaration";
import { typesIn } from "../../facts/disambiguator";
import type { ValueType } from "../../facts/value-type";
import type { SingleMethod } from "../../types/function-shapes";
import type { MemberReader } from "../readers";
import { isVoidBefore } from "./gives-nothing";

/** By what they give and how much they take. */
const STANDARD: Readonly<Record<string, string>> = {
  "nothing 0": "java.lang.Runnable java.lang.AutoCloseable java.io.Closeable java.io.Flushable",
  "nothing 1":
    "function.Consumer function.IntConsumer function.LongConsumer function.DoubleConsumer java.beans.PropertyChangeListener",
  "nothing 2":
    "function.BiConsumer function.ObjIntConsumer function.ObjLongConsumer function.ObjDoubleConsumer java.lang.Thread.UncaughtExceptionHandler",
  "value 0": `java.util.concurrent.Callable java.lang.Iterable java.security.PrivilegedAction function.Supplier function.BooleanSupplier
    function.IntSupplier function.LongSupplier function.DoubleSupplier`,
  "value 1": `java.lang.Comparable java.util.concurrent.ThreadFactory function.Function function.Predicate function.UnaryOperator function.IntFunction
    function.IntPredicate function.IntUnaryOperator function.IntToLongFunction function.IntToDoubleFunction function.LongFunction
    function.LongPredicate function.LongUnaryOperator function.LongToIntFunction function.LongToDoubleFunction function.DoubleFunction
    function.DoublePredicate function.DoubleUnaryOperator function.DoubleToIntFunction function.DoubleToLongFunction
    function.ToIntFunction function.ToLongFunction function.ToDoubleFunction`,
  "value 2": `java.util.Comparator function.BiFunction function.BiPredicate function.BinaryOperator function.IntBinaryOperator function.LongBinaryOperator
    function.DoubleBinaryOperator function.ToIntBiFunction function.ToLongBiFunction function.ToDoubleBiFunction`,
};

const METHODS: ReadonlyMap<string, SingleMethod> = new Map(
  Object.entries(STANDARD).flatMap(([said, names]) => {
    const [gives, count] = said.split(" ");
    const method: SingleMethod = { count: Number(count), gives: gives === "value" ? "value" : "nothing" };
    return names.split(/\s+/).map((name) => [name.replace(/^function\./, "java.util.function."), method] as const);
  }),
);
/** By their names alone, where an import brings all of a package. */
const BY_NAME: ReadonlyMap<string, SingleMethod> = new Map(
  [...METHODS].map(([name, method]) => [name.slice(name.lastIndexOf(".") + 1), method]),
);

/** What every object has: an interface that lists one of these asks for nothing by it. */
const OF_OBJECTS: ReadonlySet<string> = new Set(["equals/1", "hashCode/0", "toString/0"]);
const MAX_DEPTH = 8;

/** Null for a type that is no such interface, undefined where that is not known. */
export async function singleMethod(
  members: MemberReader,
  code: CodeIndex,
  type: ValueType,
): Promise<SingleMethod | null | undefined> {
  if (type.sort === "outside") {
    const written = type.site?.isArray === true ? undefined : type.site?.file.name(type.site.at);
    return type.specifier === null ? BY_NAME.get(written ?? "") : METHODS.get(type.specifier);
  }
  if (type.sort !== "type" || type.isGuess) return undefined;
  const [first] = type.declarations;
  if (first.kind !== "interface") return null;
  const asked: Asked = { open: new Map(), done: new Set(), hasOutsideBase: false };
  await gather(members, code, first, asked, 0);
  const [only] = asked.open.values();
  if (asked.open.size === 1) return only;
  return asked.open.size === 0 && asked.hasOutsideBase ? undefined : null;
}

/** Methods by name and number of parameters. */
interface Asked {
  open: Map<string, SingleMethod>;
  /** those that an interface further down says itself how they are done */
  done: Set<string>;
  hasOutsideBase: boolean;
}

async function gather(
  members: MemberReader,
  code: CodeIndex,
  type: Declaration,
  asked: Asked,
  depth: number,
): Promise<void> {
  const home = await code.file(type.fileId);
  if (!home || depth > MAX_DEPTH) return;
  const own = home.symbols.filter((each) => each.container === type.ordinal && home.kind(each.ordinal) === "method");
  for (const each of own) {
    const count = typesIn({ language: type.language, disambiguator: each.disambiguator }).length;
    const key = `${each.name}/${count}`;
    if (hasModifier(each, "static") || hasModifier(each, "private") || OF_OBJECTS.has(key)) continue;
    if (hasModifier(each, "default")) asked.done.add(key);
    else if (!asked.done.has(key) && !asked.open.has(key)) {
      const { nameLine, nameColumn } = decodeSymbolRanges(each.ranges);
      const isVoid = await isVoidBefore(code, type.fileId, nameLine, nameColumn);
      asked.open.set(key, { count, gives: isVoid === null ? null : isVoid ? "nothing" : "value" });
    }
  }
  for (const base of await members.types.bases(type)) {
    if (base === null) asked.hasOutsideBase = true;
    else await gather(members, code, base[0], asked, depth + 1);
  }
}
