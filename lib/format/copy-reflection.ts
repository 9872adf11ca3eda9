/** Rows of `reflection`. */
import { fieldsOf, type FactRows } from "./copy-tables";
import { hashNameInto } from "./name-hash";
import { symbolIdHigh, symbolIdLow } from "./symbol-id";

/** What a reflection macro says: its name, and its entries in order. */
interface ReflectionIn {
  macro: string;
  entries: readonly { name: string; value: string | null; meta: boolean }[];
}

/** Entries of one symbol that are kept. */
const MAX_ENTRIES = 200;

const hash = new Uint32Array(2);

export function writeReflectionRows(rows: FactRows, fileId: number, symbol: number, said: ReflectionIn): void {
  const out = rows.reflection;
  [{ name: said.macro, value: null, meta: false }, ...said.entries.slice(0, MAX_ENTRIES)].forEach((entry, ordinal) => {
    out.row(fieldsOf("reflection"));
    out.int8Words(symbolIdHigh(fileId), symbolIdLow(fileId, symbol));
    out.int2(ordinal);
    hashNameInto(entry.name.toLowerCase(), hash, 0);
    out.int8Words(hash[0], hash[1]);
    out.text(entry.name);
    out.text(entry.value);
    out.bool(entry.meta);
  });
}
