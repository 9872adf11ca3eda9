"use client";
/** The answer to a question as it comes. Leaving the page, or stopping, ends the work on the server. */
import { useCallback, useEffect, useRef, useState } from "react";
import { streamAsk, UNANSWERED, withAnswer, type Answered } from "@/lib/client/stream-ask";
import type { OperationInput } from "@/lib/contract/operation";
import type { askCode } from "@/lib/contract/ask-code";

interface Asking {
  answered: Answered;
  error: Error | null;
  state: "asking" | "ended" | "stopped";
}

const BEGUN: Asking = { answered: UNANSWERED, error: null, state: "asking" };

/** @param input null where nothing is asked */
export function useAsk(input: OperationInput<typeof askCode> | null) {
  const [asking, setAsking] = useState<Asking>(BEGUN);
  const [tries, setTries] = useState(0);
  const leaving = useRef<AbortController | null>(null);
  const asked = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (asked === null) return;
    const left = new AbortController();
    leaving.current = left;
    const follow = async (): Promise<void> => {
      try {
        for await (const event of streamAsk(JSON.parse(asked), { signal: left.signal }))
          setAsking((before) => ({ ...before, answered: withAnswer(before.answered, event) }));
        setAsking((before) => ({ ...before, state: "ended" }));
      } catch (error) {
        if (left.signal.aborted) return;
        const failure = error instanceof Error ? error : new Error(String(error));
        setAsking((before) => ({ ...before, error: failure, state: "ended" }));
      }
    };
    void follow();
    return () => left.abort();
  }, [asked, tries]);
  const stop = useCallback((): void => {
    leaving.current?.abort();
    setAsking((before) => ({ ...before, state: "stopped" }));
  }, []);
  const again = useCallback((): void => {
    setAsking(BEGUN);
    setTries((before) => before + 1);
  }, []);
  return { ...asking, stop, again };
}
