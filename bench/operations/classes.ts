/** The questions that are timed, class by class, each class with the time that it may take. */
import { operations } from "../../lib/contract/registry";
import type { Operation } from "../../lib/contract/operation";
import { isFunction, isType, type Sample, type SampledSymbol } from "./sample";

export interface QuestionClass {
  name: string;
  operation: Operation;
  questions: Record<string, string | number | boolean>[];
  /** milliseconds within which 95 of 100 answers must come; null where none is set */
  target: number | null;
}

/** Names that very much of the measured code uses; those that are not indexed are left out by their answers. */
const FREQUENT = (
  "get size equals toString String Object hashCode length Class Override IOException List " +
  "ret lock list_head kfree printk EINVAL inode page u32 u64 size_t EXPORT_SYMBOL bool NULL ENOMEM container_of device"
).split(" ");

/** Types from which much derives, and some that derive from much. */
const LARGE_TYPES =
  "Object Comparable Serializable Collection Exception Throwable Runnable List Map AbstractList".split(" ");

/** Functions with callers at every level. */
const CALLED = "kfree kmalloc iput mutex_lock vfree toString equals requireNonNull getProperty checkPermission".split(
  " ",
);

/** @param count questions of a class, per repository */
export function questionClasses({ symbols, places, repositories }: Sample, count: number): QuestionClass[] {
  const some = (fits: (symbol: SampledSymbol) => boolean) =>
    repositories.flatMap((repo) => symbols.filter((symbol) => symbol.repo === repo && fits(symbol)).slice(0, count));
  const any = some(() => true);
  const types = some(isType);
  const functions = some(isFunction);
  const native = functions.filter(({ file }) => /\.(c|cc|cpp|h|hpp)$/.test(file));
  const byName = (list: readonly SampledSymbol[]) => list.map(({ name }) => ({ symbol: name, scope: "all" }));
  const byKey = (list: readonly SampledSymbol[]) => list.map(({ key, repo }) => ({ key, repo }));
  const named = (names: readonly string[]) => names.map((symbol) => ({ symbol, scope: "all" }));
  const at = places.map(({ repo, file, line, column }) => ({ repo, file, line, column }));
  const asks = operations;
  const deep = (list: { [field: string]: string }[]) => list.map((question) => ({ ...question, depth: 3 }));
  return [
    { name: "declaration", operation: asks.symbol_declaration, questions: byName(any), target: 30 },
    { name: "declaration, frequent", operation: asks.symbol_declaration, questions: named(FREQUENT), target: 30 },
    { name: "members", operation: asks.symbol_members, questions: byKey(types), target: 30 },
    { name: "doc", operation: asks.symbol_doc, questions: byKey(any), target: 30 },
    { name: "signature", operation: asks.symbol_signature, questions: byName(any), target: 30 },
    { name: "counterpart", operation: asks.symbol_counterpart, questions: byKey(native), target: 30 },
    { name: "inheritors", operation: asks.symbol_inheritors, questions: byKey(types), target: 60 },
    { name: "inheritors, large", operation: asks.symbol_inheritors, questions: named(LARGE_TYPES), target: 60 },
    { name: "hierarchy", operation: asks.symbol_hierarchy, questions: byKey(types), target: 60 },
    { name: "hierarchy, large", operation: asks.symbol_hierarchy, questions: named(LARGE_TYPES), target: 60 },
    { name: "implementations", operation: asks.symbol_implementations, questions: byKey(functions), target: null },
    { name: "usages", operation: asks.symbol_usages, questions: byKey(any), target: 80 },
    { name: "usages, frequent", operation: asks.symbol_usages, questions: named(FREQUENT), target: 150 },
    { name: "callers, depth 3", operation: asks.symbol_callers, questions: deep(byKey(functions)), target: 300 },
    { name: "callers, called much", operation: asks.symbol_callers, questions: deep(named(CALLED)), target: 300 },
    { name: "resolve", operation: asks.symbol_at, questions: at, target: 50 },
    { name: "bundle", operation: asks.symbol_bundle, questions: byKey(functions), target: null },
  ];
}
