/** What reflection macros say about symbols, and the symbols that something is said about. */
import { SYMBOL_ROLES } from "../../contract/vocabulary";
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

const DEFINITION = SYMBOL_ROLES.indexOf("definition");

type Row = ReflectionEntry & { asked: string; said: string; ordinal: number };

/**
 * By symbol id. What is said above a declaration counts for its definition, too, and what is said above a type for who
 * names it ahead. Only of those are the namesakes looked through: what is defined where it belongs has its macro
 * itself, and a field may share its name with thousands.
 */
export async function reflectionOf(pool: Queryable, ids: readonly bigint[]): Promise<Map<bigint, ReflectionRecord>> {
  const found = new Map<bigint, ReflectionRecord>();
  if (ids.length === 0) return found;
  const { rows } = await pool.query<Row>({
    name: "reflection-of",
    text: `with asked as materialized (
             select id, name_hash, key_hash, role <> ${DEFINITION} or qualifier is not null as is_apart
             from symbol where id = any($1::bigint[]) and exists (select from reflection)),
           same as materialized (
             select s.id, s.key_hash from (select distinct name_hash from asked where is_apart) n
             join symbol s on s.name_hash = n.name_hash
             where s.key_hash = any(array(select key_hash from asked where is_apart)))
           select place.asked, r.symbol_id as said, r.ordinal, r.name, r.value, r.meta
           from (select id as asked, id as said from asked
                 union select asked.id, same.id from asked join same using (key_hash) where is_apart) place
           join reflection r on r.symbol_id = place.said
           order by place.asked, abs((r.symbol_id >> 20) - (place.asked >> 20)), r.symbol_id, r.ordinal`,
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
