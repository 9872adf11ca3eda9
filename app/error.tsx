"use client";
/** A page that could not be made. The request's digest leads to the reason in the server's log. */
import { Icon } from "@/components/icons/icon";

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="content scrolls">
      <h1 className="page-title">This page could not be made</h1>
      <p className="prose soft">
        The server could not read what it shows. Nothing that was indexed is lost. Look at the output of{" "}
        <code>npm start</code>, then try again.
      </p>
      {error.digest !== undefined && (
        <p className="meta quiet">
          Digest <code>{error.digest}</code>
        </p>
      )}
      <p>
        <button className="button outlined" onClick={reset}>
          <Icon name="retry" />
          Retry
        </button>
      </p>
    </main>
  );
}
