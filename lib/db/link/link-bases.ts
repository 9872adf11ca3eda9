/**
 * Finds the type that a name in a list of bases means, across files: `type_relation.base_key`. Set-based, and redone
 * only for the names that a change touched.
 */
import { KIND_GROUPS, SYMBOL_KINDS, SYMBOL_ROLES } from "../../contract/vocabulary";
import { baseFamily, LANGUAGES, MODULES_AS_BASES } from "../../contract/languages";
import { isOneOf } from "../../format/code-languages";
import { fileById } from "./file-by-id";
import type { Queryable } from "../pool";
import { ORDINAL_BITS } from "../../format/symbol-id";
import { rowsOfFiles } from "../read/rows-of-files";

/** Hashes of base names to link again; null for all. */
export type TouchedNames = readonly string[] | null;

const TYPE_KINDS = KIND_GROUPS.type.map((kind) => SYMBOL_KINDS.indexOf(kind));
const MODULE = SYMBOL_KINDS.indexOf("module");
const DEFINITION = SYMBOL_ROLES.indexOf("definition");

/** What can be a base: a type, or in some languages a module. */
const isBase = (symbol: string, language: string): string =>
  `(${symbol}.kind = any($2::smallint[]) or ${symbol}.kind = ${MODULE} and ${isOneOf(language, MODULES_AS_BASES)})`;

/** The family of languages whose types can derive from each other. */
const family = (column: string): string =>
  `case ${column} ${LANGUAGES.filter((language) => baseFamily(language) !== language)
    .map((language) => `when '${language}' then '${baseFamily(language)}'`)
    .join(" ")} else ${column} end`;

/** The relations to be linked and what they can mean. All of them are read in one go, a few row by row. */
function wanted(names: TouchedNames): string {
  const join = (id: string): string => (names === null ? `join file f on f.id = ${id}` : fileById(id));
  const relations =
    names === null
      ? "type_relation r"
      : `unnest($1::bigint[]) as n(hash)
         cross join lateral (select * from type_relation t where t.base_name_hash = n.hash offset 0) r`;
  const symbols =
    names === null
      ? "join symbol s on s.name_hash = names.base_name_hash"
      : "cross join lateral (select * from symbol t where t.name_hash = names.base_name_hash offset 0) s";
  return `wanted as (
  select r.child_id, r.ordinal, r.base_name_hash, r.child_key, ${family("f.language")} as family
  from ${relations} ${join(`(r.child_id >> ${ORDINAL_BITS})::int`)}
  where $1::bigint[] is null or r.base_name_hash = any($1)),
 names as (select distinct base_name_hash from wanted),
 candidate as (
  select s.id, s.name_hash, s.key_hash, ${family("f.language")} as family
  from names ${symbols} ${join(`(s.id >> ${ORDINAL_BITS})::int`)}
  where ${isBase("s", "f.language")} and s.role = ${DEFINITION})`;
}

/** Links every relation whose base name means one type only, and unlinks the others. Gives the number changed. */
export async function linkUniqueBases(client: Queryable, names: TouchedNames): Promise<number> {
  const { rowCount } = await client.query(
    `with ${wanted(names)},
     meaning as (
       select w.child_id, w.ordinal,
              case when count(distinct c.key_hash) = 1 then min(c.key_hash) end as key
       from wanted w left join candidate c
         on c.name_hash = w.base_name_hash and c.family = w.family and c.key_hash <> w.child_key
       group by 1, 2)
     update type_relation r set base_key = meaning.key from meaning
     where r.child_id = meaning.child_id and r.ordinal = meaning.ordinal and r.base_key is distinct from meaning.key`,
    [names, TYPE_KINDS],
  );
  return rowCount ?? 0;
}

/** A relation whose base name means several types, and one of these types. */
export interface BaseCandidate {
  childId: string;
  ordinal: number;
  baseName: string;
  childFile: number;
  childPath: string;
  childRepository: number;
  keyHash: string;
  file: number;
  path: string;
  repository: number;
  /** name of the symbol that holds the candidate; null at file level */
  owner: string | null;
  /** the child's file imports the candidate's */
  imported: boolean;
}

/** Most rows that are looked at; names with more meanings than that stay unlinked. */
const MAX_CANDIDATES = 400_000;
const MAX_MEANINGS = 40;

/** Candidates of the relations that `linkUniqueBases` left open, relation by relation. */
export async function ambiguousBases(client: Queryable, names: TouchedNames): Promise<BaseCandidate[]> {
  const { rows } = await client.query<BaseCandidate>(
    `with ${wanted(names)},
     several as (
       select name_hash, family from candidate group by 1, 2
       having count(distinct key_hash) between 2 and ${MAX_MEANINGS})
     select r.child_id as "childId", r.ordinal, r.base_name as "baseName", cf.id as "childFile",
            cf.path as "childPath", cf.repository_id as "childRepository", c.key_hash as "keyHash", f.id as file,
            f.path, f.repository_id as repository, owner.name as owner,
            exists (select from import i where i.file_id = cf.id and i.target_file = f.id) as imported
     from several join wanted w on w.base_name_hash = several.name_hash and w.family = several.family
     join type_relation r on r.child_id = w.child_id and r.ordinal = w.ordinal and r.base_key is null
     ${fileById(`(r.child_id >> ${ORDINAL_BITS})::int`, "cf")}
     join candidate c on c.name_hash = w.base_name_hash and c.family = w.family and c.key_hash <> w.child_key
     ${fileById(`(c.id >> ${ORDINAL_BITS})::int`)}
     join symbol s on s.id = c.id
     left join symbol owner
       on s.container >= 0 and owner.id = (s.id >> ${ORDINAL_BITS} << ${ORDINAL_BITS}) + s.container
     order by r.child_id, r.ordinal limit ${MAX_CANDIDATES}`,
    [names, TYPE_KINDS],
  );
  return rows;
}

/** Links relations to the keys that were chosen for them. */
export async function linkBases(
  client: Queryable,
  links: readonly { childId: string; ordinal: number; keyHash: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await client.query(
    `update type_relation r set base_key = l.key
     from unnest($1::bigint[], $2::smallint[], $3::bigint[]) as l(child_id, ordinal, key)
     where r.child_id = l.child_id and r.ordinal = l.ordinal`,
    [links.map((link) => link.childId), links.map((link) => link.ordinal), links.map((link) => link.keyHash)],
  );
}

/** Hashes of names that the types and the lists of bases in these files touch. */
export async function namesOfTypes(client: Queryable, fileIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select s.name_hash as hash from file f ${rowsOfFiles("symbol", "id", "s", "t.name_hash, t.kind")}
       where f.id = any($1::int[]) and ${isBase("s", "f.language")}
     union select r.base_name_hash from unnest($1::int[]) as f(id)
       ${rowsOfFiles("type_relation", "child_id", "r", "t.base_name_hash")}`,
    [fileIds, TYPE_KINDS],
  );
  return rows.map((row) => row.hash);
}

/** Hashes of the names in the lists of bases of these files. */
export async function baseNamesIn(client: Queryable, fileIds: readonly number[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await client.query<{ hash: string }>(
    `select distinct r.base_name_hash as hash from unnest($1::int[]) as f(id)
     ${rowsOfFiles("type_relation", "child_id", "r", "t.base_name_hash")}`,
    [fileIds],
  );
  return rows.map((row) => row.hash);
}
