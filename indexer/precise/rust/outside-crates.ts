/**
 * Crates that stand for those which the repository depends on and does not hold: with the types that its code names,
 * about which nothing else is known, and with all macros that it calls. Pure.
 */
import { outsideMacros } from "./outside-macros";
import { OutsideNames, type Generics } from "./outside-types";
import type { Token } from "./tokens";

/**
 * Texts of crates of one file each, by the names that code knows them by.
 * @param texts tokens of all files
 * @param macros names of all macros that are called
 */
export function outsideCrates(
  crates: ReadonlySet<string>,
  texts: Iterable<readonly Token[]>,
  macros: Iterable<string>,
): Map<string, string> {
  const names = new OutsideNames(crates);
  for (const tokens of texts) names.read(tokens);
  const modules = new Map([...crates].map((name) => [name, new Module()]));
  for (const { path, generics } of names.found()) modules.get(path[0])?.add(path.slice(1), generics);
  const called = outsideMacros(macros);
  return new Map([...modules].map(([name, module]) => [name, [...module.lines(), called].join("\n")]));
}

class Module {
  private readonly modules = new Map<string, Module>();
  private readonly types = new Map<string, Generics>();

  add([name, ...rest]: readonly string[], generics: Generics): void {
    if (rest.length === 0) {
      this.types.set(name, generics);
      return;
    }
    let inner = this.modules.get(name);
    if (!inner) this.modules.set(name, (inner = new Module()));
    inner.add(rest, generics);
  }

  *lines(): Iterable<string> {
    for (const [name, generics] of this.types) yield SHARED.get(name) ?? struct(name, generics);
    for (const [name, inner] of this.modules) yield* [`pub mod r#${name} {`, ...inner.lines(), "}"];
  }
}

function struct(name: string, { lifetimes, types }: Generics): string {
  const inLifetimes = Array.from({ length: lifetimes }, (_, at) => `'a${at}`);
  const inTypes = Array.from({ length: types }, (_, at) => `T${at}`);
  const all = [...inLifetimes, ...inTypes];
  if (all.length === 0) return `pub struct ${name};`;
  const held = [...inLifetimes.map((each) => `&${each} ()`), ...inTypes];
  return `pub struct ${name}<${all.join(", ")}>(${held.join(", ")});`;
}

const MAP = "<K = (), V = (), S = ()> = ::std::collections::HashMap<K, V>;";
const SET = "<T = (), S = ()> = ::std::collections::HashSet<T>;";
const FUTURE = "<'a, T> = ::core::pin::Pin<::std::boxed::Box<dyn ::core::future::Future<Output = T> + 'a>>;";

/** What everybody means by a name, in the words of the standard library. */
const SHARED: ReadonlyMap<string, string> = new Map(
  [
    ["Result", "<T = crate::Anything, E = crate::Anything> = ::core::result::Result<T, E>;"],
    ["BoxFuture", FUTURE],
    ["LocalBoxFuture", FUTURE],
    ...["HashMap", "AHashMap", "FnvHashMap", "FxHashMap", "IndexMap", "FxIndexMap"].map((name) => [name, MAP]),
    ...["HashSet", "AHashSet", "FnvHashSet", "FxHashSet", "IndexSet", "FxIndexSet"].map((name) => [name, SET]),
  ].map(([name, rest]) => [name, `pub type ${name}${rest}`]),
);
