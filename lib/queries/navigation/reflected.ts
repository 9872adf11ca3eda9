/** What reflection says about the symbols of an answer, and which symbols fit a filter by it. */
import { wantedMarks, type Reflected, type WantedMark } from "../../contract/reflection";
import { reflectionOf, type ReflectionRecord } from "../../db/read/reflection-rows";
import type { QueryContext } from "../context";

/** By symbol id; symbols without reflection have no entry. */
export async function reflectedOf(
  { pool }: QueryContext,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Reflected>> {
  const records = await reflectionOf(pool, ids);
  return new Map([...records].map(([id, record]) => [id, describe(record)]));
}

function describe({ macro, entries }: ReflectionRecord): Reflected {
  const of = (meta: boolean) =>
    entries.filter((entry) => entry.meta === meta).map(({ name, value }) => ({ name, value }));
  return { macro, specifiers: of(false), meta: of(true) };
}

/** Spread into a row: the field is absent where there is no reflection. */
export function reflectedField(reflected: Reflected | undefined): { reflected?: Reflected } {
  return reflected ? { reflected } : {};
}

/** A test of symbols against `has` and `meta`; null when neither is given. */
export function reflectionTest(input: {
  has?: string;
  meta?: string;
}): ((reflected: Reflected | undefined) => boolean) | null {
  const wanted = wantedMarks(input);
  if (wanted.length === 0) return null;
  return (reflected) => reflected !== undefined && wanted.every((mark) => says(reflected, mark));
}

function says({ macro, specifiers, meta }: Reflected, { name, value }: WantedMark): boolean {
  const lower = name.toLowerCase();
  if (value === undefined && macro.toLowerCase() === lower) return true;
  return [...specifiers, ...meta].some(
    (entry) => entry.name.toLowerCase() === lower && (value === undefined || fits(entry.value, value)),
  );
}

function fits(value: string | null, wanted: string): boolean {
  const text = (value ?? "").toLowerCase();
  const pattern = wanted.toLowerCase();
  return pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}
