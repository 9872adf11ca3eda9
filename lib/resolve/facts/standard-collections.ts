/** What collections of a standard library derive from, by their names. Pure. */

/** The type of scripts whose values an object literal may hold, by its name: `Record<string, Row>`. */
export const isRecord = (name: string): boolean => name === "Record";

/** What Kotlin's collections derive from, nearest first; nothing for any other name. */
export function basesOfCollection(name: string): string[] {
  const sort = /^(Mutable|Array|Linked|LinkedHash|Hash)?(List|Set|Collection)$/.exec(name);
  if (!sort) return [];
  const own = [`Mutable${sort[2]}`, "MutableCollection", "MutableIterable", sort[2], "Collection", "Iterable"];
  return [...new Set(sort[1] ? own : own.slice(3))].filter((each) => each !== name);
}
