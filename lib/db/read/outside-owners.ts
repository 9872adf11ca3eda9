/**
 * What out-of-class definitions of C++ are written with, for files that open namespaces: `using namespace n; void
 * T::f() {}` may define a member of `n::T`, which only the file that declares `T` can tell. Reads; who owns what is
 * decided by the indexer.
 */
import { KIND_GROUPS, SYMBOL_KINDS } from "../../contract/vocabulary";
import { importsOfFiles, type ImportRecord } from "./code-files";
import { nameHash } from "../../format/name-hash";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { rowsOfFiles } from "./rows-of-files";
import { splitQualified } from "../../format/symbol-key";

/**
 * Stands in a stored qualifier between what was found to lie around a written owner and that owner: `n.T` for `T` of
 * `n`.
 */
export const FOUND = ".";

/** A file of C++ that opens namespaces, with what it defines outside of classes. */
export interface OpeningFile {
  id: number;
  path: string;
  size: number;
  /** milliseconds */
  modifiedAt: number;
  imports: readonly ImportRecord[];
  /** each once: the namespaces around, and the qualifier as it is stored */
  outside: { around: readonly string[]; qualifier: string }[];
}

/** Which files are asked for; null for all of a repository. */
export type OpeningScope = { files: readonly number[]; names: readonly string[] } | null;

const NAMESPACE = SYMBOL_KINDS.indexOf("namespace");
const HOLDERS = [...KIND_GROUPS.type.map((kind) => SYMBOL_KINDS.indexOf(kind)), NAMESPACE];

/**
 * Files of a repository that open namespaces or bring names in, and define anything outside of its class.
 * @param scope these files, and those that use any of these names (by hash)
 */
export async function openingFiles(
  client: Queryable,
  repositoryId: number,
  scope: OpeningScope,
): Promise<OpeningFile[]> {
  const { rows } = await client.query<OpeningRow>(
    `select f.id, f.path, f.size::float8 as size, f.modified_at::float8 as "modifiedAt",
       array_agg((s.id & ${2n ** BigInt(ORDINAL_BITS) - 1n})::int order by s.id) as ordinals,
       array_agg(s.container order by s.id) as containers, array_agg(s.kind::int order by s.id) as kinds,
       array_agg(s.name order by s.id) as names, array_agg(s.qualifier order by s.id) as qualifiers
     from file f ${rowsOfFiles("symbol", "id", "s", "t.id, t.container, t.kind, t.name, t.qualifier")}
     where f.repository_id = $1 and f.language = 'cpp' and (s.qualifier is not null or s.kind = ${NAMESPACE})
       and exists (select from import i where i.file_id = f.id and i.kind in ('import_wildcard', 'using'))
       and ($2::int[] is null or f.id = any($2)
         or exists (select from reference r where r.file_id = f.id and r.name_hash = any($3::bigint[])))
     group by f.id order by f.path`,
    [repositoryId, scope?.files ?? null, scope?.names ?? null],
  );
  const imports = await importsOfFiles(
    client,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => ({ ...placeOf(row), imports: imports.get(row.id) ?? [], outside: outsideOf(row) }))
    .filter(({ outside }) => outside.length > 0);
}

interface OpeningRow {
  id: number;
  path: string;
  size: number;
  modifiedAt: number;
  ordinals: number[];
  containers: number[];
  kinds: number[];
  names: string[];
  qualifiers: (string | null)[];
}

const placeOf = ({ id, path, size, modifiedAt }: OpeningRow) => ({ id, path, size, modifiedAt });

/** What stands in namespaces only; what stands in a class or a function is declared in it. */
function outsideOf({ ordinals, containers, kinds, names, qualifiers }: OpeningRow): OpeningFile["outside"] {
  const inside = new Map<number, readonly string[]>([[-1, []]]);
  const found = new Map<string, OpeningFile["outside"][number]>();
  ordinals.forEach((ordinal, at) => {
    const around = inside.get(containers[at]);
    if (around === undefined) return;
    const qualifier = qualifiers[at];
    // `namespace a::b { … }` stands where it is written, as `namespace a { namespace b { … } }` does
    if (kinds[at] === NAMESPACE) inside.set(ordinal, [...around, ...partsOf(qualifier), ...splitQualified(names[at])]);
    else if (qualifier !== null) found.set(`${around.join(".")} ${qualifier}`, { around, qualifier });
  });
  return [...found.values()];
}

const partsOf = (qualifier: string | null): string[] => (qualifier === null ? [] : splitQualified(qualifier));

/** A type or namespace that stands where it belongs. */
export interface Holder {
  /** from the outermost namespace to its own name */
  path: readonly string[];
  fileId: number;
}

/** The name as it is written: `a::b` of `namespace a::b`. */
const WHOLE = (symbol: string) => `concat_ws('::', ${symbol}.qualifier, ${symbol}.name)`;

/**
 * Types and namespaces of these names in a repository's files of C and C++, by name. Types that are written with an
 * owner, and what stands in them, are left out.
 */
export async function holdersNamed(
  client: Queryable,
  repositoryId: number,
  names: readonly string[],
): Promise<Map<string, Holder[]>> {
  const { rows } = await client.query<Holder>(
    `with recursive hit as (
       select s.id, s.container, array[${WHOLE("s")}] as path, f.id as file_id
       from unnest($1::bigint[]) as wanted(hash)
       cross join lateral (select * from symbol where name_hash = wanted.hash offset 0) s
       join file f on f.id = (s.id >> ${ORDINAL_BITS})::int
       where s.kind = any($3::smallint[]) and f.repository_id = $2
         and f.language in ('c', 'cpp') and (s.qualifier is null or s.kind = ${NAMESPACE})
       union all
       select owner.id, owner.container, ${WHOLE("owner")} || hit.path, hit.file_id
       from hit join symbol owner on owner.id = (hit.id >> ${ORDINAL_BITS} << ${ORDINAL_BITS}) + hit.container
       where hit.container >= 0 and owner.kind = any($3::smallint[])
         and (owner.qualifier is null or owner.kind = ${NAMESPACE}))
     select distinct path, file_id as "fileId" from hit where container < 0 order by path, file_id`,
    [names.map((name) => String(nameHash(name))), repositoryId, HOLDERS],
  );
  const found = new Map<string, Holder[]>(names.map((name) => [name, []]));
  for (const { path, fileId } of rows) {
    const whole = path.flatMap(splitQualified);
    found.get(whole.at(-1) ?? "")?.push({ path: whole, fileId });
  }
  return found;
}
