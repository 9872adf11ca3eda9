/** What reflection macros say about symbols, and the symbols that something is said about. */
import { nameHash } from "../../format/name-hash";
import type { Queryable } from "../pool";

interface ReflectionEntry {
  name: string;
  value: string | null;
  meta: boolean;
}

/** A symbol's reflection macro and its entries in order. */
export interface ReflectionRecord {
  macro: string;
  entries: ReflectionEntry[];
}

type Row = ReflectionEntry & { asked: string; said: string; ordinal: number };

/** By symbol id. What is said above a declaration counts for its definition, too. */
export async function reflectionOf(pool: Queryable, ids: readonly bigint[]): Promise<Map<bigint, ReflectionRecord>> {
  const found = new Map<bigint, ReflectionRecord>();
  if (ids.length === 0) return found;
  const { rows } = await pool.query<Row>({
    name: "reflection-of",
    text: `select asked.id as asked, r.symbol_id as said, r.ordinal, r.name, r.value, r.meta
           from symbol asked
           join symbol same on same.name_hash = asked.name_hash and same.key_hash = asked.key_hash
           join reflection r on r.symbol_id = same.id
           where asked.id = any($1::bigint[]) and exists (select from reflection)
           order by asked.id, abs((r.symbol_id >> 20) - (asked.id >> 20)), r.symbol_id, r.ordinal`,
    values: [ids.map(String)],
  });
  const chosen = new Map<string, string>();
  for (const { asked, said, ordinal, name, value, meta } of rows) {
    // a key may be declared in several repositories: the nearest speaks
    if ((chosen.get(asked) ?? said) !== said) continue;
    chosen.set(asked, said);
    const id = BigInt(asked);
    if (ordinal === 0) found.set(id, { macro: name, entries: [] });
    else found.get(id)?.entries.push({ name, value, meta });
  }
  return found;
}

/** Something that must be said about a symbol. */
interface WantedEntry {
  name: string;
  /** undefined: whatever the value */
  value?: string;
}

/**
 * Ids of symbols that have all of these entries. Letter case of names and values does not matter. A value with a `*`
 * at its end is a prefix.
 */
export async function symbolsReflecting(pool: Queryable, wanted: readonly WantedEntry[]): Promise<Set<number>> {
  const values: string[] = [];
  const parts = wanted.map(({ name, value }) => {
    const hash = `name_hash = $${values.push(String(nameHash(name.toLowerCase())))}`;
    const said = value === undefined ? "" : ` and lower(value) like $${values.push(pattern(value))}`;
    return `select symbol_id from reflection where ${hash}${said}`;
  });
  if (parts.length === 0) return new Set();
  const { rows } = await pool.query<{ id: string }>({
    text: `select symbol_id as id from (${parts.join(" intersect ")}) said`,
    values,
  });
  return new Set(rows.map(({ id }) => Number(id)));
}

function pattern(value: string): string {
  const isPrefix = value.endsWith("*");
  const text = (isPrefix ? value.slice(0, -1) : value).toLowerCase().replace(/[\\%_]/g, "\\$&");
  return isPrefix ? `${text}%` : text;
}
