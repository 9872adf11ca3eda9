"use client";
/** A failure in place: what could not be done, why, the request to report, and the way to try again. */
import { ApiError } from "@/lib/client/api-error";
import { Icon } from "../icons/icon";

interface FailureBannerProps {
  what: string;
  error: Error;
  retry?: () => void;
}

export function FailureBanner({ what, error, retry }: FailureBannerProps) {
  const api = error instanceof ApiError ? error : null;
  return (
    <div className="banner err" role="alert">
      <Icon name="error" />
      <div className="grow">
        <p>
          <span className="strong">{what}</span> {error.message}
        </p>
        {api !== null && (
          <p className="meta soft">
            {api.hint}
            {api.requestId !== null && (
              <>
                {" "}
                Request <code>{api.requestId}</code>
              </>
            )}
          </p>
        )}
      </div>
      {retry !== undefined && (
        <button className="button outlined" onClick={() => retry()}>
          <Icon name="retry" />
          Retry
        </button>
      )}
    </div>
  );
}
