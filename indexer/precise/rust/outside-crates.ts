/**
 * Crates that stand for those which the repository depends on and does not hold: with the types that its code names,
 * about which nothing else is known, with the traits that it implements, as far as it does, and with all macros that
 * it calls. Pure.
 */
import { outsideMacros } from "./outside-macros";
import { OutsideNames, type Generics, type OutsideTrait } from "./outside-types";
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
  const add = ([name, ...path]: readonly string[], item: (name: string) => string): void => {
    for (const crate of names.cratesNamed(name)) modules.get(crate)?.add(path, item);
  };
  for (const { path, generics } of names.found()) add(path, struct(generics));
  for (const [trait, ...aliases] of alike(names.foundTraits())) {
    add(trait.path, declared(trait));
    for (const { path } of aliases) add(path, () => useOf(trait.path));
  }
  const called = outsideMacros(macros);
  return new Map([...modules].map(([name, module]) => [name, [...module.lines(), called].join("\n")]));
}

/**
 * Traits with other paths to them: a crate often shows at its root what it declares in a module, `gear::Turn` for
 * `gear::rim::Turn`. Those of two modules are two.
 */
function* alike(traits: Iterable<OutsideTrait>): Iterable<readonly OutsideTrait[]> {
  const byName = new Map<string, OutsideTrait[]>();
  for (const trait of traits) {
    const key = `${trait.path[0]} ${trait.path.at(-1) ?? ""}`;
    byName.set(key, [...(byName.get(key) ?? []), trait]);
  }
  for (const same of byName.values()) {
    const [[deep, ...others], roots] = [same.filter(isDeep), same.filter((trait) => !isDeep(trait))];
    if (deep === undefined || others.length > 0) yield* same.map((trait) => [trait]);
    else {
      const root = { ...deep, path: [deep.path[0], deep.path[deep.path.length - 1]] };
      yield [{ ...deep, members: new Map([...roots, deep].flatMap(({ members }) => [...members])) }, root];
    }
  }
}

const isDeep = ({ path }: OutsideTrait): boolean => path.length > 2;

const useOf = ([, ...path]: readonly string[]): string =>
  `pub use crate::${path.map((word, at) => (at < path.length - 1 ? `r#${word}` : word)).join("::")};`;

class Module {
  private readonly modules = new Map<string, Module>();
  /** what declares a name, given the name */
  private readonly items = new Map<string, (name: string) => string>();

  add([name, ...rest]: readonly string[], item: (name: string) => string): void {
    if (rest.length === 0) {
      this.items.set(name, item);
      return;
    }
    let inner = this.modules.get(name);
    if (!inner) this.modules.set(name, (inner = new Module()));
    inner.add(rest, item);
  }

  *lines(): Iterable<string> {
    for (const [name, item] of this.items) yield item(name);
    for (const [name, inner] of this.modules) yield* [`pub mod r#${name} {`, ...inner.lines(), "}"];
  }
}

const struct =
  ({ lifetimes, types }: Generics) =>
  (name: string): string => {
    const shared = SHARED.get(name);
    if (shared !== undefined) return shared;
    const inLifetimes = lifetimesOf(lifetimes);
    const inTypes = Array.from({ length: types }, (_, at) => `T${at}`);
    const all = [...inLifetimes, ...inTypes];
    if (all.length === 0) return `pub struct ${name};`;
    const held = [...inLifetimes.map((each) => `&${each} ()`), ...inTypes];
    return `pub struct ${name}<${all.join(", ")}>(${held.join(", ")});`;
  };

const declared =
  ({ generics: { lifetimes, types }, members }: OutsideTrait) =>
  (name: string): string => {
    const all = [...lifetimesOf(lifetimes), ...Array.from({ length: types }, (_, at) => `T${at} = ()`)];
    return `pub trait ${name}${all.length === 0 ? "" : `<${all.join(", ")}>`} { ${[...members.values()].join(" ")} }`;
  };

const lifetimesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `'a${at}`);

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
