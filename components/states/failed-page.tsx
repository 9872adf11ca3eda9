"use client";
/** The server could not answer: why, and what to do. */
import { useRouter } from "next/navigation";
import { Icon } from "../icons/icon";
import { StateCard } from "./state-card";

export function FailedPage({ code, message, hint }: { code: string; message: string; hint: string }) {
  const router = useRouter();
  return (
    <main id="main" className="failed-page">
      <StateCard
        icon="ui-error"
        tone="err"
        title={message}
        actions={
          <button className="button outlined" onClick={() => router.refresh()}>
            <Icon name="ui-retry" />
            Retry
          </button>
        }
      >
        <p>{hint}</p>
        <p className="mono meta">{code}</p>
      </StateCard>
    </main>
  );
}
