"use client";
/** The lines of a meaning, in colours, as they were indexed. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { contentQuery } from "@/lib/client/queries/files";
import { colourLines } from "../highlight/lex-lines";
import { linesOf } from "../highlight/lines-of";
import { NumberedLines } from "../highlight/numbered-lines";
import type { PlacedMeaning } from "../navigate/outcome";
import { FailureBanner } from "../shell/failure-banner";

/** Lines shown at most; the rest is one Enter away. */
const MOST = 60;
const BEFORE = 1;

interface PeekCodeProps {
  meaning: Pick<PlacedMeaning, "repo" | "file" | "line" | "endLine" | "name" | "kind">;
}

export function PeekCode({ meaning }: PeekCodeProps) {
  const { repo, file, line, endLine } = meaning;
  const start = Math.max(1, line - BEFORE);
  const end = Math.min(Math.max(endLine ?? line, line + 8), start + MOST);
  const { data, error, refetch } = useQuery({
    ...contentQuery({ repo, file, start, end }),
    placeholderData: keepPreviousData,
  });
  if (error !== null)
    return <FailureBanner what="The code could not be read." error={error} retry={() => void refetch()} />;
  const names = new Map([[meaning.name, "call" as const]]);
  const known = meaning.kind === "method" || meaning.kind === "function" ? names : new Map();
  const lines = colourLines(linesOf((data?.text ?? "").replace(/\r?\n$/, "")), data?.language ?? null, known);
  const first = data?.start ?? start;
  return (
    <pre className="peek-code" tabIndex={0} aria-label={`Code of ${meaning.name}`}>
      <NumberedLines lines={lines} first={first} here={line} />
    </pre>
  );
}
