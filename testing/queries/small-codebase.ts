/**
 * A small codebase in a real database, written down as source with the pieces that are its symbols. For tests only.
 */
import {
  MODIFIERS,
  SYMBOL_KINDS,
  SYMBOL_ROLES,
  type LanguageId,
  type Modifier,
  type SymbolKind,
  type SymbolRole,
} from "../../lib/contract/vocabulary";
import { createPrismaClient } from "../../lib/db/client";
import { lineAt, lineStarts } from "../../lib/format/line-starts";
import { nameHash } from "../../lib/format/name-hash";
import { packText } from "../../lib/format/stored-text";
import { keyHash, symbolKey, qualifierParts } from "../../lib/format/symbol-key";
import { encodeSymbolRanges } from "../../lib/format/symbol-ranges";
import { testDatabase, type TestDatabase } from "../database/test-database";
import { openSymbolSearch, type EmbeddedSymbolSearch } from "../../lib/search/embedded-symbol-search";
import { openTextSearch } from "../../lib/text/text-search";
import type { QueryContext } from "../../lib/queries/context";

/** A symbol of a sample: `source` is its whole declaration as it stands in the file, once. */
export interface SampleSymbol {
  name: string;
  kind: SymbolKind;
  source: string;
  role?: SymbolRole;
  /** index of the enclosing symbol in the file's list */
  in?: number;
  qualifier?: string;
  modifiers?: Modifier[];
  /** where the signature ends inside `source`; the first `{` or all of it when left out */
  signature?: string;
  doc?: string;
}

export interface SampleFile {
  repo: string;
  path: string;
  language: LanguageId | null;
  text: string | null;
  symbols?: SampleSymbol[];
  status?: "indexed" | "partial" | "skipped" | "failed";
  reason?: string;
  detail?: string;
  gaps?: number[];
}

export interface SampleIndex {
  database: TestDatabase;
  context: QueryContext;
  search: EmbeddedSymbolSearch;
  addFile(file: SampleFile): Promise<number>;
  close(): Promise<void>;
}

/** An index of these repositories (`external` by name) and files, with the real search engine over it. */
export async function sampleIndex(
  repositories: readonly { name: string; scope: "user" | "external" }[],
  files: readonly SampleFile[],
): Promise<SampleIndex> {
  const database = await testDatabase();
  const db = createPrismaClient(database.pool);
  for (const { name, scope } of repositories) {
    await db.repository.create({
      data: {
        name,
        root: `/samples/${name}`,
        scope,
        excludes: [],
        state: "ready",
        revision: "3f2a91c",
        indexedAt: new Date(),
      },
    });
  }
  const addFile = (file: SampleFile) => insertFile(db, file);
  for (const file of files) await addFile(file);
  const search = openSymbolSearch(database.url);
  await until(() => search.state().phase === "ready");
  const text = openTextSearch(database.url, database.pool);
  return {
    database,
    context: { db, pool: database.pool, search: async () => search, text: () => text },
    search,
    addFile,
    close: async () => {
      await search.stop();
      await text.stop();
      await db.$disconnect();
      await database.drop();
    },
  };
}

/** For contexts of tests that search no text. */
export function noTextSearch(): never {
  throw new Error("This test has no engine for text search.");
}

/** Waits for a condition, at most five seconds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5000; !(await holds());) {
    if (Date.now() > end) throw new Error("it never came true");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function insertFile(db: ReturnType<typeof createPrismaClient>, sample: SampleFile): Promise<number> {
  const { path, language, text, symbols = [], status = "indexed", reason = null, detail = null, gaps = [] } = sample;
  const repository = await db.repository.findUniqueOrThrow({ where: { name: sample.repo } });
  const size = text?.length ?? 6_200_000;
  const counts = { lines: text === null ? 0 : text.split("\n").length - 1, symbolCount: symbols.length };
  const file = await db.file.create({
    data: {
      repositoryId: repository.id,
      path,
      language,
      extractorVersion: 7,
      size,
      modifiedAt: 0,
      ...counts,
      status,
      reason,
      detail,
      gaps,
    },
  });
  if (text !== null) {
    await db.fileContent.create({ data: { fileId: file.id, body: Uint8Array.from(packText(text)) } });
    for (const [ordinal] of symbols.entries()) await insertSymbol(db, file.id, sample, text, symbols, ordinal);
  }
  await db.fileChange.create({ data: { fileId: file.id, added: true } });
  await db.$executeRaw`SELECT pg_notify('fathom_change', '')`;
  await db.repository.update({
    where: { id: repository.id },
    data: { fileCount: { increment: 1 }, symbolCount: { increment: symbols.length } },
  });
  return file.id;
}

async function insertSymbol(
  db: ReturnType<typeof createPrismaClient>,
  fileId: number,
  file: SampleFile,
  text: string,
  symbols: readonly SampleSymbol[],
  ordinal: number,
): Promise<void> {
  const symbol = symbols[ordinal];
  const chain = [];
  for (let at: number | undefined = ordinal; at !== undefined; at = symbols[at].in) {
    chain.unshift(...qualifierParts(symbols[at].qualifier ?? ""), { name: symbols[at].name, kind: symbols[at].kind });
  }
  const internalLinkage = symbol.modifiers?.includes("static") && symbol.in === undefined && file.language === "c";
  const key = symbolKey({ language: file.language ?? "cpp", path: file.path, chain, internalLinkage });
  await db.symbol.create({
    data: {
      id: (BigInt(fileId) << 20n) + BigInt(ordinal),
      name: symbol.name,
      nameHash: nameHash(symbol.name),
      keyHash: keyHash(key),
      kind: SYMBOL_KINDS.indexOf(symbol.kind),
      role: SYMBOL_ROLES.indexOf(symbol.role ?? "definition"),
      modifiers: (symbol.modifiers ?? []).reduce((bits, modifier) => bits | (1 << MODIFIERS.indexOf(modifier)), 0),
      container: symbol.in ?? -1,
      qualifier: symbol.qualifier ?? null,
      ranges: Buffer.from(rangesOf(symbol, text)),
    },
  });
}

function rangesOf(symbol: SampleSymbol, text: string): Uint8Array {
  const start = text.indexOf(symbol.source);
  if (start < 0) throw new Error(`${symbol.name}: its source is not in the file`);
  const starts = lineStarts(text);
  const placeOf = (offset: number) => [lineAt(starts, offset), offset - starts[lineAt(starts, offset)]];
  const brace = symbol.source.indexOf("{");
  const signature = symbol.signature?.length ?? (brace < 0 ? symbol.source.length : brace);
  const [nameLine, nameColumn] = placeOf(start + symbol.source.indexOf(symbol.name));
  const [startLine, startColumn] = placeOf(start);
  const [endLine, endColumn] = placeOf(start + symbol.source.length);
  const [signatureEndLine, signatureEndColumn] = placeOf(start + signature);
  const doc = symbol.doc === undefined ? -1 : text.indexOf(symbol.doc);
  const docStartLine = doc < 0 ? -1 : lineAt(starts, doc);
  const docEndLine = doc < 0 ? -1 : lineAt(starts, doc + (symbol.doc?.length ?? 1) - 1);
  return encodeSymbolRanges({
    nameLine,
    nameColumn,
    startLine,
    startColumn,
    endLine,
    endColumn,
    signatureEndLine,
    signatureEndColumn,
    docStartLine,
    docEndLine,
  });
}
