/** The questions that are timed, class by class, each class with the time that it may take. */
import { operations } from "../../lib/operations/registry";
import type { Operation } from "../../lib/contract/operation";
import { isFunction, isType, type Sample, type SampledSymbol } from "./sample";

export interface QuestionClass {
  name: string;
  operation: Operation;
  questions: Record<string, string | number | boolean>[];
  /** milliseconds within which 95 of 100 answers must come; null where none is set */
  target: number | null;
}

/**
 * Names that very much of the measured code uses; those that are not indexed are left out by their answers. No name
 * stands in two lists: a name that one class has asked for would be known to the next one.
 */
const DECLARED_OFTEN = (
  "size hashCode length value name type data count offset index list next run init write " +
  "lock inode page flags device state dev probe id mutex addr len priv base irq"
).split(" ");

const USED_OFTEN = (
  "get toString equals String Object Class Override IOException List Integer add put isEmpty Objects " +
  "kfree list_head printk EINVAL u32 u64 size_t EXPORT_SYMBOL bool NULL ENOMEM container_of ret file dentry memcpy"
).split(" ");

/** Types from which much derives, and some that derive from much. */
const LARGE_BASES = "Object Collection Throwable List AbstractList Closeable Cloneable Permission Thread Set".split(
  " ",
);
const LARGE_TREES =
  "Comparable Serializable Exception Runnable Map Iterator Function RuntimeException InputStream Enum".split(" ");

/** Functions with callers at every level. */
const CALLED = (
  "requireNonNull getProperty checkPermission getName append charAt indexOf close clone valueOf " +
  "kmalloc iput mutex_lock vfree kzalloc spin_lock brelse put_page schedule iget_locked"
).split(" ");

/** Symbols that every class draws anew: what one class has asked for would be known to the next one. */
export const DRAWS = 5;

/** @param count questions of a class, per repository; the sample has `DRAWS` times as many */
export function questionClasses({ symbols, places, repositories }: Sample, count: number): QuestionClass[] {
  const drawn = new Set<SampledSymbol>();
  const draw = (fits: (symbol: SampledSymbol) => boolean) => {
    const left = symbols.filter((symbol) => fits(symbol) && !drawn.has(symbol));
    const some = repositories.flatMap((repo) => left.filter((symbol) => symbol.repo === repo).slice(0, count));
    for (const symbol of some) drawn.add(symbol);
    return some;
  };
  const types = () => draw(isType);
  const functions = () => draw(isFunction);
  const native = () => draw((symbol) => isFunction(symbol) && /\.(c|cc|cpp|h|hpp)$/.test(symbol.file));
  const any = () => draw(() => true);
  const byName = (list: readonly SampledSymbol[]) => list.map(({ name }) => ({ symbol: name, scope: "all" }));
  const byKey = (list: readonly SampledSymbol[]) => list.map(({ key, repo }) => ({ key, repo }));
  const named = (names: readonly string[]) => names.map((symbol) => ({ symbol, scope: "all" }));
  const at = repositories
    .flatMap((repo) => places.filter((place) => place.repo === repo).slice(0, count))
    .map(({ repo, file, line, column }) => ({ repo, file, line, column }));
  const asks = operations;
  const deep = (list: { [field: string]: string }[]) => list.map((question) => ({ ...question, depth: 3 }));
  return [
    { name: "declaration", operation: asks.symbol_declaration, questions: byName(any()), target: 30 },
    { name: "declaration, frequent", operation: asks.symbol_declaration, questions: named(DECLARED_OFTEN), target: 30 },
    { name: "members", operation: asks.symbol_members, questions: byKey(types()), target: 30 },
    { name: "doc", operation: asks.symbol_doc, questions: byKey(any()), target: 30 },
    { name: "signature", operation: asks.symbol_signature, questions: byName(any()), target: 30 },
    { name: "counterpart", operation: asks.symbol_counterpart, questions: byKey(native()), target: 30 },
    { name: "inheritors", operation: asks.symbol_inheritors, questions: byKey(types()), target: 60 },
    { name: "inheritors, large", operation: asks.symbol_inheritors, questions: named(LARGE_BASES), target: 60 },
    { name: "hierarchy", operation: asks.symbol_hierarchy, questions: byKey(types()), target: 60 },
    { name: "hierarchy, large", operation: asks.symbol_hierarchy, questions: named(LARGE_TREES), target: 60 },
    { name: "implementations", operation: asks.symbol_implementations, questions: byKey(functions()), target: null },
    { name: "usages", operation: asks.symbol_usages, questions: byKey(any()), target: 80 },
    { name: "usages, frequent", operation: asks.symbol_usages, questions: named(USED_OFTEN), target: 150 },
    { name: "callers, depth 3", operation: asks.symbol_callers, questions: deep(byKey(functions())), target: 300 },
    { name: "callers, called much", operation: asks.symbol_callers, questions: deep(named(CALLED)), target: 300 },
    { name: "resolve", operation: asks.symbol_at, questions: at, target: 50 },
    { name: "bundle", operation: asks.symbol_bundle, questions: byKey(functions()), target: null },
  ];
}
