/** Symbols as pieces of a pack: each with its place, its signature, and the source that may be shown of it. */
import type { ContextPiece, PieceReason } from "../../contract/code-context";
import { isType, type Declaration } from "../../resolve/facts/declaration";
import type { SourceText } from "../../format/source-text";
import type { SymbolRanges } from "../../format/symbol-ranges";
import { firstSentence } from "../../semantic/words/first-sentence";
import { snippetLines } from "../declaration-lines";
import type { Describer } from "../navigation/describer";
import type { Subject } from "../navigation/subject";
import { docOf } from "../symbol-place";

/** A symbol that may become a piece. */
export interface Chosen {
  subject: Subject;
  reason: PieceReason;
  /** the piece that it stands in a relation to */
  of: Subject | null;
  score: number;
}

/** A type of more lines is told by its signature and its members. */
const MOST_LINES_OF_TYPE = 60;
/** Lines of a body that are read. */
const MOST_LINES = 200;
/** Lines of a comment that come with a body. */
const MOST_LINES_OF_DOC = 8;
/** UTF-16 units of the first sentence of a comment. */
const MAX_DOC = 160;

/** In their order. A piece whose file is gone by now is left out. */
export async function piecesOf(chosen: readonly Chosen[], describer: Describer): Promise<ContextPiece[]> {
  const heads = chosen.map(({ subject }) => subject.head);
  await Promise.all([describer.readLines(heads.map(linesOf)), describer.readSignatures(heads)]);
  return chosen.flatMap((each) => pieceOf(each, describer) ?? []);
}

const linesOf = ({ source }: Declaration) => {
  const lines = snippetLines(source.symbol, 0);
  return { ...lines, last: Math.min(lines.last, lines.first + MOST_LINES) };
};

/** The lines, the rest of a long comment left out: code says what it does not. */
function withShortDoc(source: SourceText, ranges: SymbolRanges, first: number, last: number): string {
  const { docStartLine, docEndLine } = ranges;
  const kept = docStartLine + MOST_LINES_OF_DOC;
  // Its last line closes it.
  const isLong = docStartLine >= 0 && docEndLine - 1 > kept && docEndLine <= last;
  const text = isLong
    ? `${source.lines(first, kept - 1).trimEnd()}\n…\n${source.lines(docEndLine, last)}`
    : source.lines(first, last);
  return text.replace(/\s+$/, "");
}

function pieceOf({ subject, reason, of, score }: Chosen, describer: Describer): ContextPiece | null {
  const { head, basis } = subject;
  const source = describer.text(head.fileId);
  if (source === undefined) return null;
  const { name, qualifiedName, kind, repo, file, line, signature, key, url } = describer.row(head, basis);
  const { ranges, endLine } = describer.place(head);
  const first = ranges.docStartLine < 0 ? ranges.startLine : Math.min(ranges.docStartLine, ranges.startLine);
  const last = Math.min(Math.max(endLine - 1, ranges.docEndLine), first + MOST_LINES - 1);
  const isTold = isType(kind) && last - first >= MOST_LINES_OF_TYPE;
  const doc = firstSentence(docOf(ranges, source) ?? "");
  const isCut = last < endLine - 1;
  return {
    ...{ name, qualifiedName, kind, repo, file, line, startLine: first + 1, endLine: last + 1, signature },
    doc: doc === "" ? null : doc.length > MAX_DOC ? `${doc.slice(0, MAX_DOC - 1)}…` : doc,
    text: isTold ? null : `${withShortDoc(source, ranges, first, last)}${isCut ? "\n…" : ""}`,
    ...{ reason, of: of === null ? null : describer.names(of.head).qualifiedName, score, key, url },
  };
}
