/** Names that the reader's own code declares, to show what can be asked: from the files that declare most. */
import type { SymbolKind } from "../../contract/vocabulary";
import { SYMBOL_KINDS } from "../../contract/vocabulary";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";

/** Files that are looked into, and symbols of each. */
const FILES = 12;
const SYMBOLS = 100;

export interface ExampleName {
  name: string;
  kind: SymbolKind;
}

/** Types and functions at the top of files, in the order of the files. */
export async function exampleNames(client: Queryable): Promise<ExampleName[]> {
  const { rows } = await client.query<{ name: string; kind: number }>({
    name: "example-names",
    text: `select s.name, s.kind
           from (select f.id from file f join repository r on r.id = f.repository_id
                 where r.scope = 'user' and f.symbol_count > 0 and f.path !~* '(^|/)(tests?|spec|vendor|third_?party|generated)/'
                 order by f.symbol_count desc limit ${FILES}) as largest
           cross join lateral (
             select name, kind from symbol
             where id >= largest.id::bigint << ${ORDINAL_BITS} and id < (largest.id::bigint + 1) << ${ORDINAL_BITS} and kind = any($1)
             order by id limit ${SYMBOLS}) as s`,
    values: [KINDS.map((kind) => SYMBOL_KINDS.indexOf(kind))],
  });
  return rows.map(({ name, kind }) => ({ name, kind: SYMBOL_KINDS[kind] }));
}

const KINDS: readonly SymbolKind[] = ["class", "struct", "interface", "function", "method"];
