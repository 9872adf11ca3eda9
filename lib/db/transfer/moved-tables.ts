/** What of a repository travels, table by table in the order of loading, and which columns hold numbers of rows. */
import { ORDINAL_BITS } from "../../format/symbol-id";

/** A column whose value is another one where the index is taken in. */
export type NumberKind = "file" | "symbol" | "repository";

export interface MovedTable {
  name: string;
  columns: readonly string[];
  numbers: Readonly<Record<string, NumberKind>>;
  /** condition on its rows `t`; $R is the repository's id */
  rows: string;
  order: string;
}

const inFile = (id: string): string => `${id} in (select id from file where repository_id = $R)`;
const inSymbols = (id: string): string => inFile(`(t.${id} >> ${ORDINAL_BITS})::int`);
const inRepository = "t.repository_id = $R";

const ofFile = (name: string, columns: string): MovedTable => ({
  ...{ name, columns: ["file_id", ...columns.split(" ")], numbers: { file_id: "file" } },
  ...{ rows: inFile("t.file_id"), order: "t.file_id" },
});
const ofRepository = (name: string, columns: string): MovedTable => ({
  ...{ name, columns: ["repository_id", ...columns.split(" ")], numbers: { repository_id: "repository" } },
  ...{ rows: inRepository, order: columns.split(" ")[0] },
});

/**
 * Segments of the text index and of meaning hold ids of files in bytes of their own; they are made again from what is
 * here, behind everything else.
 */
export const MOVED_TABLES: readonly MovedTable[] = [
  {
    name: "file",
    columns: [
      ...["id", "repository_id", "path", "language", "content_hash", "extractor_version", "size", "modified_at"],
      ...["lines", "symbol_count", "status", "reason", "detail", "gaps"],
    ],
    numbers: { id: "file", repository_id: "repository" },
    rows: inRepository,
    order: "t.id",
  },
  ofFile("file_content", "body"),
  {
    name: "symbol",
    columns: [
      ...["id", "name", "name_hash", "key_hash", "kind", "role", "modifiers", "container", "qualifier"],
      ...["disambiguator", "ranges"],
    ],
    numbers: { id: "symbol" },
    rows: inSymbols("id"),
    order: "t.id",
  },
  ofFile("reference", "name_hash post"),
  ofFile("occurrences", "names blob"),
  {
    name: "type_relation",
    columns: [
      ...["child_id", "ordinal", "child_key", "base_name", "base_name_hash", "relation", "access", "virtual"],
      "base_key",
    ],
    numbers: { child_id: "symbol" },
    rows: inSymbols("child_id"),
    order: "t.child_id",
  },
  {
    name: "reflection",
    columns: ["symbol_id", "ordinal", "name_hash", "name", "value", "meta"],
    numbers: { symbol_id: "symbol" },
    rows: inSymbols("symbol_id"),
    order: "t.symbol_id",
  },
  ofFile("gap_words", "names unread defines"),
  {
    ...ofFile("import", "ordinal specifier kind name imported line target_file"),
    numbers: { file_id: "file", target_file: "file" },
  },
  ofRepository("repository_manifest", "said"),
  ofRepository("package_name", "asked name"),
  ofRepository("macro", "name meaning configured"),
  ofRepository("precise_file", "path engine content_hash version facts"),
  ofRepository("precise_link", "path engine ordinal kind from_key from_name to_key to_name"),
  ofRepository(
    "precise_run",
    "engine version state files_done files_total languages cpu_ms error imported_from changed_at updated_at",
  ),
];

/** Tables of the database that do not travel, and why. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  repository: "a line of the file says it",
  text_segment: "made again",
  text_posting: "made again",
  semantic_model: "made again",
  semantic_segment: "made again",
  search_generation: "of a search server beside this database",
  file_change: "the log of this database",
  index_run: "what happened on the machine that read the files",
  comparison: "questions about revisions of a folder there",
  git_question: "questions about the history of a folder there",
  scip_file: "files of the data folder there",
  access_token: "who may ask this server",
  git_source: "where that machine fetches from",
  index_worker: "processes that index this database",
  poison_file: "what happened on the machines that read the files",
  source_change: "what people asked that server for",
};
