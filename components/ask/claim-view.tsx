/** One claim: its words, and links to the pieces that it cites. Text nodes only, whatever the model wrote. */
import Link from "next/link";
import type { KeyboardEvent } from "react";
import type { Claim } from "@/lib/contract/ask-code";
import type { ContextPiece } from "@/lib/contract/code-context";

interface ClaimViewProps {
  claim: Claim;
  pieces: readonly ContextPiece[];
  onPeek: (number: number, from: HTMLElement) => void;
}

export function ClaimView({ claim: { parts, state }, pieces, onPeek }: ClaimViewProps) {
  return (
    <span className={state === "uncited" ? "ask-claim uncited" : "ask-claim"}>
      {parts.map((part, at) => {
        if (part.type === "text") return part.text;
        if (part.type === "code") return <code key={at}>{part.text}</code>;
        if (part.type === "removed")
          return (
            <span className="chip warn ask-mark" title={`It named piece ${part.number}, which there is not.`} key={at}>
              source removed
            </span>
          );
        return <Citation number={part.number} piece={pieces[part.number - 1]} onPeek={onPeek} key={at} />;
      })}
      {state === "uncited" && (
        <span className="chip warn ask-mark" title="No piece of the code is named for this.">
          no source
        </span>
      )}{" "}
    </span>
  );
}

interface CitationProps {
  number: number;
  piece: ContextPiece;
  onPeek: (number: number, from: HTMLElement) => void;
}

/** Enter opens the code, Space or Alt F12 shows it here. */
function Citation({ number, piece, onPeek }: CitationProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== " " && !(event.key === "F12" && event.altKey)) return;
    event.preventDefault();
    onPeek(number, event.currentTarget);
  };
  const place = `${piece.qualifiedName}, ${piece.repo}/${piece.file}:${piece.line}`;
  return (
    <Link
      className="ask-citation num"
      href={piece.url}
      prefetch={false}
      title={`${place} (Space: peek)`}
      aria-label={`Piece ${number}: ${place}`}
      aria-keyshortcuts="Space Alt+F12"
      onKeyDown={onKeyDown}
    >
      {`[${number}]`}
    </Link>
  );
}
