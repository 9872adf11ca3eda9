/**
 * How declarations read on one line, kept once they were shown: a row shows sixty letters, for which a text of
 * thousands was read and unpacked. A place never means two symbols (its file would have another id), so nothing here
 * goes stale.
 */
import { BoundedMap } from "../bounded-map";
import { halvedWhenFull } from "../full-heap";
import type { LanguageId } from "../contract/vocabulary";
import type { SourceText } from "../format/source-text";
import { symbolId } from "../format/symbol-id";
import { decodeSymbolRanges, type SymbolRanges } from "../format/symbol-ranges";
import type { SymbolRecord } from "../format/symbol-record";
import { withoutComments } from "../format/without-comments";
import type { LineSpan } from "../db/read/text-lines";

/** Longest signature, in UTF-16 units. */
const MAX_SIGNATURE = 300;
/** Longest piece of source that a signature is made from. */
const MAX_RAW_SIGNATURE = 4000;
/** Lines of it: an array's literal may have thousands. */
const MAX_RAW_LINES = 200;
/** Weight of all kept signatures, in UTF-16 units. */
const LIMIT = 6 * 1024 * 1024;
/** Units that an entry takes beside its text, about. */
const PER_ENTRY = 100;

const kept = halvedWhenFull(new BoundedMap<number, string>(LIMIT));

type Place = Pick<SymbolRecord, "fileId" | "ordinal">;

const idOf = ({ fileId, ordinal }: Place): number => symbolId(fileId, ordinal);

/** Whether a symbol's signature can be told without its file's text. */
export const isSignatureKept = (symbol: Place): boolean => kept.get(idOf(symbol)) !== undefined;

/** The signature of a symbol; its name where it is not kept and no text is given. */
export function signatureOf(
  symbol: SymbolRecord,
  ranges: SymbolRanges,
  source: SourceText | undefined,
  language: LanguageId,
): string {
  const id = idOf(symbol);
  const known = kept.get(id);
  if (known !== undefined) return known;
  if (source === undefined) return symbol.name;
  const made = makeSignature(ranges, source, language);
  kept.set(id, made, made.length + PER_ENTRY);
  return made;
}

/** The lines that the signature of a symbol is made from. */
export function signatureLines({ fileId, ranges }: SymbolRecord): LineSpan {
  const decoded = decodeSymbolRanges(ranges);
  return { fileId, first: decoded.startLine, last: signatureEnd(decoded).line };
}

function signatureEnd({ startLine, signatureEndLine, signatureEndColumn }: SymbolRanges) {
  const last = startLine + MAX_RAW_LINES;
  return signatureEndLine < last ? { line: signatureEndLine, column: signatureEndColumn } : { line: last, column: 0 };
}

/** Everything before the body, on one line, without comments and what only opens the body. */
function makeSignature(ranges: SymbolRanges, source: SourceText, language: LanguageId): string {
  const { startLine, startColumn } = ranges;
  const { line: endLine, column: endColumn } = signatureEnd(ranges);
  const raw = source.between(startLine, startColumn, endLine, endColumn).slice(0, MAX_RAW_SIGNATURE);
  const line = withoutComments(raw, language)
    .replace(/\s+/g, " ")
    .replace(/\s*[{;,:]\s*$/, "")
    .trim();
  return line.length > MAX_SIGNATURE ? `${line.slice(0, MAX_SIGNATURE - 1)}…` : line;
}
