/**
 * One file from its text to finished rows, inside a parser thread: parse, extract, encode. A fault of one file becomes
 * that file's row; only a broken parser is reported upwards.
 */
import { isParsed, type LanguageId } from "../../lib/contract/vocabulary";
import { writeContentRow } from "../../lib/format/copy-file";
import { packText } from "../../lib/format/stored-text";
import { writeGapWordsRow } from "../../lib/db/read/gap-words";
import { markFactRows, rewindFactRows, type FactRows } from "../../lib/format/copy-tables";
import { MAX_SYMBOLS } from "../../lib/format/symbol-id";
import { encodeFacts } from "../encode/encode-facts";
import type { Places } from "../encode/places";
import { readAgain } from "../extract/read-again";
import { readFacts, type KnownMacros } from "../extract/read-facts";
import { NO_MACROS } from "../mask/macro-meanings";
import { withModule } from "../modules/build-file";
import type { FileFacts } from "../model";
import { putOwners } from "../owners/with-owners";
import { scanSettings } from "../soft-references/scan-settings";
import { ParserBroken, ParseTimeout, type TreeSource } from "../tree/parser";
import { parseBudget } from "./deadlines";
import { unchanged, written, type Findings, type Processed } from "./findings";
import type { FileTask, Verdict } from "./messages";
import type { PreparedFile, TextFile } from "./prepare-file";

/** Appends the file's rows, if it has any. */
export async function processFile(prepared: PreparedFile, parser: TreeSource, rows: FactRows): Promise<Processed> {
  if (typeof prepared === "function") return prepared(rows);
  const { task, language, contentHash, decoded, places, hidden } = prepared;
  const about = { language, contentHash, lines: places.lineCount, hidden };
  const findings: Findings = { ...about, symbols: 0, gaps: [], verdict: task.verdict };
  const mark = markFactRows(rows);
  try {
    const declares = task.verdict ? null : prepared.declares;
    const facts = declares && (await factsOf(prepared, declares, parser));
    if (declares && facts === null) return unchanged(task);
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
  if (task.owners) putOwners(facts.symbols, new Map(task.owners));
  encodeFacts(rows, task.id, task.path, facts, places);
  if (facts.unexplained) writeGapWordsRow(rows, task.id, facts.unexplained);
  const gaps = facts.gaps.map((offset, i) => places.line(i % 2 === 0 ? offset : Math.max(0, offset - 1)) + 1);
  return { symbols: facts.symbols.length, gaps, verdict: gaps.length > 0 ? didNotParse(gaps) : null };
}

/** Null when the file was read before and its facts stand. */
async function factsOf(
  { task, decoded: { text }, macros, first }: TextFile,
  language: LanguageId,
  parser: TreeSource,
): Promise<FileFacts | null> {
  if (language === "uasset") throw new Error("An asset is no text.");
  if (!isParsed(language)) return scanSettings(text, language);
  await parser.load(language);
  const budget = parseBudget(task.size);
  if (!macros) return withModule(readFacts(parser, text, language, budget, undefined, first), text, task.path);
  const before = task.macros?.before;
  if (before) return readAgain(parser, text, language, before, macros, budget);
  // What comes of a text must not depend on whether it was read before: the two readings are always those two.
  const alone: KnownMacros = { configured: macros.configured, learned: NO_MACROS };
  const facts = readFacts(parser, text, language, budget, alone, first);
  if (macros.learned.size === 0 || !facts.unexplained) return facts;
  const again = readAgain(parser, text, language, facts.unexplained, macros, budget);
  // facts share their columns: those that count must be the last that were read
  return again ?? readFacts(parser, text, language, budget, alone);
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
