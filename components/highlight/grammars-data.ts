/** Grammars of what describes data: queries, schemas, messages. */
import { lineStart, words, type Grammar } from "./grammar";
import * as span from "./spans";

export const sql: Grammar = {
  keywords:
    words(`add all alter and any as asc begin between by case cast check coalesce column commit conflict constraint
    create cross current cursor database declare default delete desc distinct do drop each else end except exists explain
    false fetch for foreign from full function grant group having if ilike in index inner insert intersect into is join
    key language lateral left like limit loop materialized merge natural not null nulls offset on or order outer over
    partition primary procedure recursive references replace returning returns revoke right rollback row rows schema
    select sequence set table temp temporary then to transaction trigger true truncate union unique update using values
    view when where while window with`),
  types:
    words(`bigint bigserial binary bit blob boolean bool bytea char character clob date datetime decimal double float
    int integer interval json jsonb money numeric real serial smallint string text time timestamp timestamptz tinyint uuid
    varbinary varchar`),
  caseless: true,
  spans: [
    span.dashComment,
    span.blockComment,
    { ...span.hashComment, open: lineStart("#") },
    { open: /'/y, close: "'", as: "string", multiline: true },
    { open: /"/y, close: '"', as: "string" },
    { open: /`/y, close: "`", as: "string" },
  ],
};

export const protobuf: Grammar = {
  keywords: words(`syntax edition package import public weak option message enum service rpc returns stream oneof map
    extend extensions reserved repeated optional required group to max true false namespace struct union table include
    typedef const exception throws`),
  types: words(`double float int32 int64 uint32 uint64 sint32 sint64 fixed32 fixed64 sfixed32 sfixed64 bool string bytes
    i8 i16 i32 i64 byte ubyte short ushort int uint long ulong`),
  spans: [span.lineComment, span.blockComment, span.doubleQuoted, span.singleQuoted],
};

export const graphql: Grammar = {
  keywords:
    words(`query mutation subscription fragment on schema type input enum interface union scalar directive extend
    implements repeatable true false null`),
  types: words("Int Float String Boolean ID"),
  annotations: true,
  sigils: "$",
  spans: [span.hashComment, span.tripleDouble, span.doubleQuoted],
};
