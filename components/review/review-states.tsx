"use client";
/** What stands in the place of a review: on its way, nothing changed, or why there is none. */
import Link from "next/link";
import type { changeImpact } from "@/lib/contract/change-impact";
import type { OperationOutput } from "@/lib/contract/operation";
import { reviewUrl } from "@/lib/contract/page-url";
import { ApiError } from "@/lib/client/api-error";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { counted } from "../words/figures";
import type { ReviewRange } from "./review-range";

/** @param tries how often it was asked for without an answer */
export function Reading({ tries }: { tries: number }) {
  return (
    <section className="card waiting" aria-busy aria-labelledby="reading-title">
      <header className="card-head">
        <h2 id="reading-title">
          <span role="status">
            {tries === 0
              ? "Reading what differs between the revisions"
              : "Still reading what differs between the revisions"}
          </span>
        </h2>
      </header>
      {[60, 40, 75, 50].map((width) => (
        <p className="row" key={width}>
          <i className="skeleton square" />
          <i className="skeleton" style={{ width: `${width}%` }} />
        </p>
      ))}
    </section>
  );
}

export function NothingChanged({ answer }: { answer: OperationOutput<typeof changeImpact> }) {
  const { files, emptyReason } = answer;
  const differ =
    files === 0 ? "" : ` ${counted(files, "file differs", "files differ")}, in comments, blanks or what is no symbol.`;
  return (
    <section className="card" aria-label="Nothing changed">
      <p className="section-note prose">{`${emptyReason?.message ?? "No symbol differs between these revisions."}${differ}`}</p>
    </section>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  invalid_input: "These revisions cannot be compared.",
  too_large: "Too much differs to be compared.",
  no_such_repository: "There is no such repository.",
};

interface NoReviewProps {
  error: Error;
  range: ReviewRange;
  retry: () => void;
}

export function NoReview({ error, range, retry }: NoReviewProps) {
  const code = error instanceof ApiError ? error.code : "";
  if (error instanceof ApiError && code === "ambiguous") return <WhichRepository error={error} range={range} />;
  const title = TITLES[code];
  if (title === undefined)
    return <FailureBanner what="The revisions could not be compared." error={error} retry={retry} />;
  return (
    <div className="banner warn" role="alert">
      <Icon name="warning" />
      <div className="grow">
        <p>
          <span className="strong">{title}</span> {error.message}
        </p>
        {error instanceof ApiError && <p className="meta soft">{error.hint}</p>}
      </div>
    </div>
  );
}

function WhichRepository({ error, range }: { error: ApiError; range: ReviewRange }) {
  const { candidates } = error.details ?? {};
  const names = Array.isArray(candidates) ? candidates.filter((each) => typeof each === "string") : [];
  return (
    <section className="card" aria-labelledby="which-title">
      <header className="card-head">
        <h2 id="which-title">Which repository?</h2>
      </header>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link className="row" href={reviewUrl(name, range.base, range.head)}>
              <Icon name="repository" className="k-scope" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
