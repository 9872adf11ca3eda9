"use client";
/** A page that could not be made. */
import { StateCard } from "@/components/states/state-card";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset(): void }) {
  return (
    <main id="main">
      <StateCard
        icon="ui-error"
        tone="err"
        title="This page could not be made."
        actions={
          <button className="button outlined" onClick={reset}>
            Retry
          </button>
        }
      >
        {error.digest === undefined ? error.message : `The server's log names it ${error.digest}.`}
      </StateCard>
    </main>
  );
}
