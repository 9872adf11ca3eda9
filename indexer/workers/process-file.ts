/**
 * One file from disk to finished rows, inside a parser thread: read, hash, decode, parse, extract, encode. A fault of
 * one file becomes that file's row; only a broken parser is reported upwards.
 */
import { createHash } from "node:crypto";
import type { FileReason, FileStatus, LanguageId } from "../../lib/contract/vocabulary";
import { writeContentRow, writeFileRow } from "../../lib/db/copy-file";
import { markFactRows, rewindFactRows, type FactRows } from "../../lib/db/copy-tables";
import { MAX_SYMBOLS } from "../../lib/db/symbol-id";
import { encodeFacts } from "../encode/encode-facts";
import { Places } from "../encode/places";
import { readFacts } from "../extract/read-facts";
import { EXTRACTOR_VERSION, languageOfPath } from "../languages/registry";
import { ParserBroken, ParseTimeout, type TreeParser } from "../tree/parser";
import { parseBudget } from "./deadlines";
import { decodeSource } from "./decode-source";
import type { FileOutcome, FileTask, Verdict } from "./messages";
import { minified } from "./minified";
import { readSource, skipped, type ReadSource } from "./read-source";

/** What a file's row says beside its task. */
interface Findings {
  language: LanguageId | null;
  contentHash: Uint8Array | null;
  lines: number;
  symbols: number;
  gaps: number[];
  verdict: Verdict | null;
}

export interface Processed {
  outcome: FileOutcome;
  /** the parser has failed and this thread must be replaced */
  broken: boolean;
}

/** Appends the file's rows, if it has any. */
export async function processFile(task: FileTask, parser: TreeParser, rows: FactRows): Promise<Processed> {
  const nameOnly = languageOfPath(task.path);
  if (task.verdict && !task.verdict.keepText) return written(task, rows, nothing(nameOnly, null, task.verdict), false);
  const source = readSource(task.root, task.path);
  if (!("bytes" in source)) return unread(task, rows, nameOnly, source);
  const now: FileTask = { ...task, size: source.size, modifiedAt: source.modifiedAt };
  const contentHash = createHash("sha256").update(source.bytes).digest();
  if (isUnchanged(now, contentHash))
    return { outcome: outcome(now, "unchanged", null, "indexed", null, 0), broken: false };
  return processBytes(now, source, contentHash, parser, rows);
}

/** A file that still cannot be read, for the reason that is on record, keeps its row. */
function unread(task: FileTask, rows: FactRows, language: LanguageId | null, verdict: Verdict): Processed {
  const known = task.previous?.current === true && task.previous.reason === verdict.reason;
  if (known) return { outcome: outcome(task, "unchanged", null, verdict.status, verdict.reason, 0), broken: false };
  return written(task, rows, nothing(language, null, verdict), false);
}

function isUnchanged(task: FileTask, contentHash: Buffer): boolean {
  const { previous, verdict } = task;
  return verdict === null && previous?.current === true && contentHash.equals(previous.contentHash ?? new Uint8Array());
}

async function processBytes(
  task: FileTask,
  source: ReadSource,
  contentHash: Buffer,
  parser: TreeParser,
  rows: FactRows,
): Promise<Processed> {
  const decoded = decodeSource(source.bytes);
  const language = languageOfPath(task.path, decoded?.text ?? "");
  if (language === null) return { outcome: outcome(task, "ignored", null, "skipped", null, 0), broken: false };
  const places = new Places(decoded?.text ?? "");
  const refused = decoded ? minified(places.starts, decoded.text.length) : noText(source.bytes);
  if (!decoded || refused) return written(task, rows, nothing(language, contentHash, refused), false);
  const findings = { language, contentHash, lines: places.lineCount, symbols: 0, gaps: [], verdict: task.verdict };
  const mark = markFactRows(rows);
  try {
    if (!task.verdict) Object.assign(findings, await encodeText(task, decoded.text, language, places, parser, rows));
  } catch (error) {
    rewindFactRows(rows, mark);
    findings.verdict = faultOf(error);
    writeContentRow(rows, task.id, decoded.utf8);
    return written(task, rows, findings, error instanceof ParserBroken);
  }
  writeContentRow(rows, task.id, decoded.utf8);
  return written(task, rows, findings, false);
}

async function encodeText(
  task: FileTask,
  text: string,
  language: LanguageId,
  places: Places,
  parser: TreeParser,
  rows: FactRows,
): Promise<Partial<Findings>> {
  await parser.load(language);
  const facts = readFacts(parser, text, language, parseBudget(task.size));
  if (facts.symbols.length > MAX_SYMBOLS) return { verdict: tooManySymbols(facts.symbols.length) };
  encodeFacts(rows, task.id, task.path, facts, places);
  const gaps = facts.gaps.map((offset, i) => places.line(i % 2 === 0 ? offset : Math.max(0, offset - 1)) + 1);
  return { symbols: facts.symbols.length, gaps, verdict: gaps.length > 0 ? didNotParse(gaps) : null };
}

function didNotParse(gaps: number[]): Verdict {
  let lines = 0;
  for (let i = 0; i < gaps.length; i += 2) lines += gaps[i + 1] - gaps[i] + 1;
  const places = gaps.length === 2 ? "one place" : `${gaps.length / 2} places`;
  const detail = `${places}, ${lines} ${lines === 1 ? "line" : "lines"}, did not parse; the rest is indexed.`;
  return { status: "partial", reason: "syntax_gaps", detail, keepText: true };
}

function tooManySymbols(count: number): Verdict {
  const figure = (value: number) => value.toLocaleString("en-US");
  const detail = `${figure(count)} symbols; up to ${figure(MAX_SYMBOLS)} are indexed in one file.`;
  return { status: "failed", reason: "too_many_symbols", detail, keepText: true };
}

function faultOf(error: unknown): Verdict {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ParserBroken)
    return { status: "failed", reason: "parser_crashed", detail: "The parser ran out of memory.", keepText: true };
  if (error instanceof ParseTimeout)
    return { status: "failed", reason: "parse_timeout", detail: message, keepText: true };
  return { status: "failed", reason: "internal_error", detail: message.slice(0, 500), keepText: true };
}

function noText(bytes: Buffer): Verdict {
  return skipped("binary", `Holds NUL bytes (${bytes.length.toLocaleString("en-US")} bytes in all), so it is no text.`);
}

function nothing(language: LanguageId | null, contentHash: Uint8Array | null, verdict: Verdict | null): Findings {
  return { language, contentHash, lines: 0, symbols: 0, gaps: [], verdict };
}

function written(task: FileTask, rows: FactRows, findings: Findings, broken: boolean): Processed {
  const { language, contentHash, lines, symbols, gaps, verdict } = findings;
  const status: FileStatus = verdict?.status ?? "indexed";
  const reason: FileReason | null = verdict?.reason ?? null;
  const { id, repositoryId, path, size, modifiedAt } = task;
  writeFileRow(rows, {
    ...{ id, repositoryId, path, language, contentHash, extractorVersion: EXTRACTOR_VERSION, size, modifiedAt },
    ...{ lines, symbolCount: symbols, status, reason, detail: verdict?.detail ?? null, gaps },
  });
  return { outcome: outcome(task, "written", language, status, reason, symbols), broken };
}

function outcome(
  task: FileTask,
  result: FileOutcome["result"],
  language: LanguageId | null,
  status: FileStatus,
  reason: FileReason | null,
  symbols: number,
): FileOutcome {
  const { id, path, size, modifiedAt, previous } = task;
  return { result, id, path, replaces: previous?.id ?? null, size, modifiedAt, language, status, reason, symbols };
}
