/**
 * The part of a file's way that needs no tree: read, hash, decode, mask. The parser hears of the text then, so that it
 * may be parsed while files before it are finished.
 */
import { hash } from "node:crypto";
import { plainLanguageOf } from "../../lib/contract/plain-languages";
import { isParsed, type FileLanguage, type LanguageId } from "../../lib/contract/vocabulary";
import type { FactRows } from "../../lib/format/copy-tables";
import { Places } from "../encode/places";
import { firstReading, type KnownMacros, type Reading } from "../extract/read-facts";
import { languageOfPath, MACRO_LANGUAGES, plainLanguageAt } from "../languages/registry";
import { isPrivateKey } from "../plan/not-read";
import { sizeLimit } from "../plan/sorts";
import type { TreeSource } from "../tree/parser";
import { parseBudget } from "./deadlines";
import { decodeSource, isMostlyReadable, type DecodedSource } from "./decode-source";
import { isUnchanged, nothing, outdated, unchanged, unread, written, type Processed } from "./findings";
import { maskSecrets } from "./mask-secrets";
import type { FileTask, Verdict } from "./messages";
import { minified } from "./minified";
import { processAsset } from "./process-asset";
import { readSource, skipped, type ReadSource } from "./read-source";

/** A file whose text is kept, and mostly parsed. */
export interface TextFile {
  /** as the file was when it was read */
  task: FileTask;
  language: FileLanguage;
  /** the language in which it declares or uses names; null for a plain text */
  declares: LanguageId | null;
  contentHash: Buffer;
  decoded: DecodedSource;
  places: Places;
  /** macros that are known; undefined where the language has none */
  macros: KnownMacros | undefined;
  /** undefined where nothing was begun */
  first: Reading | undefined;
  /** secrets that its text does not show */
  hidden: number;
}

/** What is done when the file's turn comes: for most other files than texts, little. */
export type PreparedFile = TextFile | ((rows: FactRows) => Processed);

export async function prepareFile(task: FileTask, parser: TreeSource): Promise<PreparedFile> {
  const nameOnly = languageOfPath(task.path) ?? (task.verdict?.reason === "binary" ? null : plainLanguageOf(task.path));
  if (task.verdict && !task.verdict.keepText)
    return (rows) => written(task, rows, nothing(nameOnly, null, task.verdict), false);
  if (nameOnly === "uasset") return (rows) => processAsset(task, rows);
  const source = readSource(task.root, task.path, { limit: sizeLimit(task.path) });
  if (task.holding && !isHeld(source, task.holding)) return () => outdated(task);
  if (!("bytes" in source)) return (rows) => unread(task, rows, nameOnly, source);
  const now: FileTask = { ...task, size: source.size, modifiedAt: source.modifiedAt };
  const contentHash = hash("sha256", source.bytes, "buffer");
  return isUnchanged(now, contentHash) ? () => unchanged(now) : prepareText(now, source, contentHash, parser);
}

const isHeld = (source: ReturnType<typeof readSource>, contentHash: Uint8Array): boolean =>
  "bytes" in source && hash("sha256", source.bytes, "buffer").equals(contentHash);

async function prepareText(
  task: FileTask,
  { bytes }: ReadSource,
  contentHash: Buffer,
  parser: TreeSource,
): Promise<PreparedFile> {
  const source = decodeSource(bytes);
  const isKey = !task.withSecrets && source !== null && isPrivateKey(source.text);
  const { decoded, hidden } = task.withSecrets || isKey ? { decoded: source, hidden: 0 } : withoutSecrets(source);
  const declares = languageOfPath(task.path, decoded?.text ?? "");
  const language = declares ?? plainLanguageAt(task.path, decoded?.text ?? "");
  const places = new Places(decoded?.text ?? "");
  const refused = decoded
    ? (minified(places.starts, decoded.text.length) ?? (declares ? null : noPlainText(decoded, isKey)))
    : noText(bytes);
  const isText = declares !== null || refused?.reason !== "binary";
  if (!decoded || refused)
    return (rows) => written(task, rows, nothing(isText ? language : null, contentHash, refused), false);
  const macros = MACRO_LANGUAGES.has(language) ? knownMacros(task) : undefined;
  const first = await begin(task, declares, decoded.text, places.starts, macros, parser);
  return { task, language, declares, contentHash, decoded, places, macros, first, hidden };
}

/**
 * Nothing is begun for a file that may turn out as it was, nor where it fails: the fault is met again at the file's
 * turn.
 */
async function begin(
  task: FileTask,
  language: LanguageId | null,
  text: string,
  lines: Uint32Array,
  macros: KnownMacros | undefined,
  parser: TreeSource,
): Promise<Reading | undefined> {
  if (task.verdict || task.macros?.before || language === null || !isParsed(language)) return undefined;
  try {
    await parser.load(language);
    const first = firstReading(text, language, macros, lines);
    parser.ahead(first.read, language, parseBudget(task.size), first.unread);
    return first;
  } catch {
    return undefined;
  }
}

function knownMacros({ macros }: FileTask): KnownMacros | undefined {
  return macros ? { configured: new Map(macros.configured), learned: new Map(macros.learned) } : undefined;
}

/** What stands for any text must be one through and through, and nothing that is kept to oneself. */
function noPlainText({ text }: DecodedSource, isKey: boolean): Verdict | null {
  if (isKey) return skipped("secret", "It begins like a private key, so nothing of it was kept.");
  return isMostlyReadable(text) ? null : skipped("binary", "Holds characters that no text has.");
}

/** The text with its secrets hidden; the bytes on disk stay those by which a change is noticed. */
function withoutSecrets(source: DecodedSource | null): { decoded: DecodedSource | null; hidden: number } {
  const { text, count } = maskSecrets(source?.text ?? "");
  return { decoded: count === 0 ? source : { text, utf8: Buffer.from(text, "utf8") }, hidden: count };
}

function noText(bytes: Buffer): Verdict {
  return skipped("binary", `Holds NUL bytes (${bytes.length.toLocaleString("en-US")} bytes in all), so it is no text.`);
}
