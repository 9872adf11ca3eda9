/** What collections of a standard library derive from, by their names. Pure. */

/** What Kotlin's collections derive from, nearest first; nothing for any other name. */
export function basesOfCollection(name: string): string[] {
  const sort = /^(Mutable|Array|Linked|LinkedHash|Hash)?(List|Set|Collection)$/.exec(name);
  if (!sort) return [];
  const own = [`Mutable${sort[2]}`, "MutableCollection", "MutableIterable", sort[2], "Collection", "Iterable"];
  return [...new Set(sort[1] ? own : own.slice(3))].filter((each) => each !== name);
}
