"use client";
/**
 * Above a review: which repository and revisions, in how many figures, and the same as a link, JSON, curl and over
 * MCP.
 */
import Link from "next/link";
import { useCallback } from "react";
import { remote } from "@/lib/client/remote";
import type { changeImpact } from "@/lib/contract/change-impact";
import type { OperationOutput } from "@/lib/contract/operation";
import { fileUrl, reviewUrl } from "@/lib/contract/page-url";
import { CopyLinks } from "../code/copy-links";
import { useCopiedLink } from "../code/use-copied-link";
import { Icon } from "../icons/icon";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";
import { counted } from "../words/figures";
import { ReviewForm } from "./review-form";
import type { ReviewRange } from "./review-range";

type Answer = OperationOutput<typeof changeImpact>;

interface ReviewHeadProps {
  repo: string | null;
  range: ReviewRange;
  answer: Answer | undefined;
  onAgain: () => void;
}

export function ReviewHead({ repo, range, answer, onAgain }: ReviewHeadProps) {
  const { base, head } = range;
  const name = answer?.repo ?? repo;
  const question = questionOf("This review", remote.change_impact, {
    repo: name ?? undefined,
    base,
    head: head ?? undefined,
  });
  const nameCommits = useCallback((): void => {
    if (answer === undefined || answer.head.commit === null) return;
    const symbol = new URLSearchParams(location.search).get("symbol");
    const url = reviewUrl(answer.repo, answer.base.commit, answer.head.commit);
    history.replaceState(null, "", symbol === null ? url : `${url}&symbol=${encodeURIComponent(symbol)}`);
  }, [answer]);
  const copies = useCopiedLink(nameCommits, head === null ? "Link copied." : "Link copied. It names both commits.");
  return (
    <header className="review-head">
      {name !== null && (
        <nav className="crumbs" aria-label="Place">
          <Link href={fileUrl(name, "")}>
            <Icon name="repository" className="k-scope" />
            <span className="cut">{name}</span>
          </Link>
        </nav>
      )}
      <div className="review-title">
        <h1 className="page-title grow">Review of a change</h1>
        <span className="line review-links">
          <CopyLinks question={question} copies={copies} button="button" />
        </span>
      </div>
      <ReviewForm repo={name} range={range} onAgain={onAgain} />
      <p className="soft num" role="status">
        {answer === undefined ? "" : sentenceOf(answer)}
      </p>
      <Toast said={copies.copied} />
    </header>
  );
}

/** `0123456789 to the folder as it is: 10 symbols in 4 files differ.` */
function sentenceOf({ base, head, totalMatches, files }: Answer): string {
  const end = head.commit === null ? "the folder as it is" : head.commit.slice(0, 10);
  return `${base.commit.slice(0, 10)} to ${end}: ${counted(totalMatches, "symbol")} in ${counted(files, "file")}`;
}
