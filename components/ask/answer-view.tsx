"use client";
/** What a model wrote so far, claim by claim. It says of each whether the code was named for it. */
import { useState } from "react";
import type { Answered } from "@/lib/client/stream-ask";
import type { Claim } from "@/lib/contract/ask-code";
import { Icon } from "../icons/icon";
import { counted } from "../words/figures";
import { ClaimView } from "./claim-view";
import { PiecePeek } from "./piece-peek";

interface AnswerViewProps {
  answered: Answered;
  state: "asking" | "ended" | "stopped";
  failed: boolean;
  onStop: () => void;
  onAgain: () => void;
}

/** A paragraph or an item: claims from `at` on. */
interface Block {
  at: number;
  item: boolean;
  claims: Claim[];
}

export function AnswerView({ answered, state, failed, onStop, onAgain }: AnswerViewProps) {
  const { pack, claims } = answered;
  /** Which citation is peeked at: the piece, and the block below which it opens. */
  const [peeked, setPeeked] = useState<{ block: number; number: number; from: HTMLElement } | null>(null);
  const close = (): void => {
    peeked?.from.focus();
    setPeeked(null);
  };
  const isWriting = state === "asking";
  return (
    <>
      <p className="ask-state" role="status">
        {wordsOf(answered, state, failed)}
      </p>
      {claims.length > 0 && pack !== null && (
        <section className="card ask-answer" aria-label="Answer" aria-busy={isWriting}>
          {blocksOf(claims).map(({ at, item, claims: own }) => (
            <div className={item ? "ask-block item" : "ask-block"} key={at}>
              <p className="prose">
                {own.map((claim, nth) => (
                  <ClaimView
                    claim={claim}
                    pieces={pack.results}
                    onPeek={(number, from) => setPeeked({ block: at, number, from })}
                    key={at + nth}
                  />
                ))}
              </p>
              {peeked?.block === at && <PiecePeek piece={pack.results[peeked.number - 1]} onClose={close} />}
            </div>
          ))}
        </section>
      )}
      {isWriting && pack !== null && pack.model !== null && pack.results.length > 0 && (
        <p>
          <button className="button outlined" onClick={onStop}>
            Stop
          </button>
        </p>
      )}
      {state === "stopped" && (
        <p>
          <button className="button outlined" onClick={onAgain}>
            <Icon name="retry" />
            Ask again
          </button>
        </p>
      )}
    </>
  );
}

function blocksOf(claims: readonly Claim[]): Block[] {
  const blocks: Block[] = [];
  claims.forEach((claim, at) => {
    const last = blocks.at(-1);
    if (last === undefined || claim.starts) blocks.push({ at, item: claim.item, claims: [claim] });
    else last.claims.push(claim);
  });
  return blocks;
}

function wordsOf({ pack, claims, end }: Answered, state: AnswerViewProps["state"], failed: boolean): string {
  if (pack === null) return failed ? "" : state === "asking" ? "Looking for the code that this is about." : "Stopped.";
  const found = counted(pack.results.length, "piece");
  if (pack.results.length === 0) return pack.emptyReason?.message ?? "No code was found for this.";
  if (pack.model === null)
    return `No model is configured (LLM_URL), so nothing is written about them: ${found} of code, best first.`;
  const bare = claims.filter(({ state: own }) => own === "uncited").length;
  const sources = bare === 0 ? "" : ` ${counted(bare, "claim names", "claims name")} no source.`;
  const by = `by ${pack.model} from ${found} of code`;
  if (state === "stopped") return `Stopped: written ${by} until then.${sources}`;
  if (failed)
    return claims.length === 0 ? `${found} of code, best first.` : `Broken off: written ${by} until then.${sources}`;
  if (state === "asking") return `Being written ${by}.`;
  const endings = {
    whole: "",
    cut: " It ends where its length was used up.",
    withheld: " The model's server keeps the rest to itself.",
  };
  if (claims.length === 0) return `${pack.model} wrote nothing about these ${found} of code.`;
  return `Written ${by}. Check what it says: a model may misread code.${sources}${endings[end?.ended ?? "whole"]}`;
}
