"use client";
/** The server does not answer, or refuses: what is shown is old. */
import { ApiError } from "@/lib/client/api-error";
import { Icon } from "../icons/icon";
import "./states.css";

/** @param since when what is shown was true, milliseconds since 1970; 0 for never */
export function OfflineBar({ error, since, retry }: { error: Error; since: number; retry(): void }) {
  const known = error instanceof ApiError ? error : null;
  return (
    <div className="banner banner-err" role="status">
      <Icon name={known?.code === "unreachable" ? "ui-offline" : "ui-error"} />
      <span className="grow">
        <b>{error.message}</b> {known?.hint}
        {since > 0 && ` What you see is from ${new Date(since).toLocaleTimeString("en-GB")}.`}{" "}
        {known?.requestId && <code>Request {known.requestId}</code>}
      </span>
      <button className="button outlined" onClick={retry}>
        <Icon name="ui-retry" />
        Try now
      </button>
    </div>
  );
}
