/**
 * One file from disk to finished rows, inside a parser thread: read, hash, decode, parse, extract, encode. A fault of
 * one file becomes that file's row; only a broken parser is reported upwards.
 */
import { hash } from "node:crypto";
import { isParsed, type LanguageId } from "../../lib/contract/vocabulary";
import { writeContentRow } from "../../lib/db/copy-file";
import { packText } from "../../lib/db/stored-text";
import { writeGapWordsRow } from "../../lib/db/gap-words";
import { markFactRows, rewindFactRows, type FactRows } from "../../lib/db/copy-tables";
import { MAX_SYMBOLS } from "../../lib/db/symbol-id";
import { encodeFacts } from "../encode/encode-facts";
import { Places } from "../encode/places";
import { readAgain } from "../extract/read-again";
import { readFacts } from "../extract/read-facts";
import { languageOfPath } from "../languages/registry";
import { withModule } from "../modules/build-file";
import type { FileFacts } from "../model";
import { scanSettings } from "../soft-references/scan-settings";
import { ParserBroken, ParseTimeout, type TreeParser } from "../tree/parser";
import { parseBudget } from "./deadlines";
import { decodeSource } from "./decode-source";
import { ignored, isUnchanged, nothing, unchanged, unread, written, type Findings, type Processed } from "./findings";
import type { FileTask, Verdict } from "./messages";
import { minified } from "./minified";
import { processAsset } from "./process-asset";
import { readSource, skipped, type ReadSource } from "./read-source";

/** Appends the file's rows, if it has any. */
export async function processFile(task: FileTask, parser: TreeParser, rows: FactRows): Promise<Processed> {
  const nameOnly = languageOfPath(task.path);
  if (task.verdict && !task.verdict.keepText) return written(task, rows, nothing(nameOnly, null, task.verdict), false);
  if (nameOnly === "uasset") return processAsset(task, rows);
  const source = readSource(task.root, task.path);
  if (!("bytes" in source)) return unread(task, rows, nameOnly, source);
  const now: FileTask = { ...task, size: source.size, modifiedAt: source.modifiedAt };
  const contentHash = hash("sha256", source.bytes, "buffer");
  if (isUnchanged(now, contentHash)) return unchanged(now);
  return processBytes(now, source, contentHash, parser, rows);
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
  if (language === null) return ignored(task);
  const places = new Places(decoded?.text ?? "");
  const refused = decoded ? minified(places.starts, decoded.text.length) : noText(source.bytes);
  if (!decoded || refused) return written(task, rows, nothing(language, contentHash, refused), false);
  const findings = { language, contentHash, lines: places.lineCount, symbols: 0, gaps: [], verdict: task.verdict };
  const mark = markFactRows(rows);
  try {
    const facts = task.verdict ? null : await factsOf(task, decoded.text, language, parser);
    if (!task.verdict && facts === null) return unchanged(task);
    if (facts) Object.assign(findings, encodeText(task, facts, places, rows));
  } catch (error) {
    rewindFactRows(rows, mark);
    findings.verdict = faultOf(error);
    writeContentRow(rows, task.id, packText(decoded.text, places.starts, decoded.utf8));
    return written(task, rows, findings, error instanceof ParserBroken);
  }
  writeContentRow(rows, task.id, packText(decoded.text, places.starts, decoded.utf8));
  return written(task, rows, findings, false);
}

function encodeText(task: FileTask, facts: FileFacts, places: Places, rows: FactRows): Partial<Findings> {
  if (facts.symbols.length > MAX_SYMBOLS) return { verdict: tooManySymbols(facts.symbols.length) };
  encodeFacts(rows, task.id, task.path, facts, places);
  if (facts.unexplained) writeGapWordsRow(rows, task.id, facts.unexplained);
  const gaps = facts.gaps.map((offset, i) => places.line(i % 2 === 0 ? offset : Math.max(0, offset - 1)) + 1);
  return { symbols: facts.symbols.length, gaps, verdict: gaps.length > 0 ? didNotParse(gaps) : null };
}

/** Null when the file was read before and its facts stand. */
async function factsOf(
  task: FileTask,
  text: string,
  language: LanguageId,
  parser: TreeParser,
): Promise<FileFacts | null> {
  if (language === "uasset") throw new Error("An asset is no text.");
  if (!isParsed(language)) return scanSettings(text, language);
  await parser.load(language);
  const budget = parseBudget(task.size);
  if (!task.macros) return withModule(readFacts(parser, text, language, budget), text, task.path);
  const { told, learned, before } = task.macros;
  const macros = { told: new Map(told), learned: new Map(learned) };
  return before
    ? readAgain(parser, text, language, before, macros, budget)
    : readFacts(parser, text, language, budget, macros);
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
