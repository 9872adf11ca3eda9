/** A piece as an agent reads it. Pure. */
import type { ContextPiece } from "./code-context";

/** `lib/lock.py:53-80 Lock.acquire, method, calls Lock.release`, and its source below; or its signature and doc. */
export function pieceText({
  repo,
  file,
  startLine,
  endLine,
  line,
  text,
  signature,
  doc,
  ...piece
}: ContextPiece): string {
  const words = whyOf(piece);
  const why = words === "" ? "" : ` [${words}]`;
  if (text !== null) return `\n${repo}/${file}:${startLine}-${endLine} ${piece.qualifiedName}${why}\n${text}`;
  const owner = piece.qualifiedName.slice(0, piece.qualifiedName.length - piece.name.length);
  const said = doc === null ? "" : ` — ${doc}`;
  return `\n${repo}/${file}:${line} ${owner === "" ? "" : `${owner} `}${signature}${said}${why}`;
}

const WHY: Readonly<Record<ContextPiece["reason"], string>> = {
  named: "named",
  found: "",
  caller: "calls",
  callee: "called by",
  base: "base of",
  derived: "derives from",
  overridden: "overridden by",
  override: "overrides",
  test: "tests",
  counterpart: "counterpart of",
};

/** Why a piece is there, in words: `calls Lock.release`; empty for one that the question itself found. */
export function whyOf({ reason, of }: Pick<ContextPiece, "reason" | "of">): string {
  return of === null ? WHY[reason] : `${WHY[reason]} ${of}`;
}
