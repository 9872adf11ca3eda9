"use client";
/**
 * What a change touches: what it left behind first, then the change symbol by symbol, each opening into its lines,
 * then the tests that reach it.
 */
import { useQuery } from "@tanstack/react-query";
import { changeQuery } from "@/lib/client/queries/change";
import { IndexNote } from "../dock/index-note";
import { Icon } from "../icons/icon";
import { counted } from "../words/figures";
import { ChangedSymbols } from "./changed-symbols";
import { LeftSections } from "./left-sections";
import { ReachingTests } from "./reaching-tests";
import { ReviewHead } from "./review-head";
import type { ReviewRange } from "./review-range";
import { NoReview, NothingChanged, Reading } from "./review-states";
import { useOpenRows } from "./use-open-rows";
import { walkRows } from "./walk-rows";
import "../certainty/certainty.css";
import "../code/code-page.css";
import "../symbol/symbol-page.css";
import "./review.css";

interface ReviewPageProps extends ReviewRange {
  /** null where the only repository is meant */
  repo: string | null;
}

/** Symbols of one page. */
const MOST = 1000;

export function ReviewPage({ repo, base, head }: ReviewPageProps) {
  const question = { repo: repo ?? undefined, base, head: head ?? undefined, diff: true, limit: MOST };
  const asked = useQuery(changeQuery(question));
  const rows = useOpenRows();
  const { data, error, isPending, failureCount } = asked;
  const again = (): void => void asked.refetch();
  const show = (key: string): void => {
    rows.open(key);
    requestAnimationFrame(() => focusRow(key));
  };
  return (
    <main id="main" className="scrolls" onKeyDown={walkRows}>
      <div className="content review">
        <ReviewHead repo={repo} range={{ base, head }} answer={data} onAgain={again} />
        {data !== undefined && <IndexNote index={data.index} found={undefined} />}
        {error !== null && <NoReview error={error} range={{ base, head }} retry={again} />}
        {isPending && <Reading tries={failureCount} />}
        {data !== undefined && data.notLookedAt > 0 && (
          <p className="banner warn">
            <Icon name="clock" />
            {`${counted(data.notLookedAt, "symbol was", "symbols were")} not looked at to the end: the time was up. Compare again.`}
          </p>
        )}
        {data?.totalMatches === 0 && <NothingChanged answer={data} />}
        {data !== undefined && data.totalMatches > 0 && (
          <>
            <LeftSections
              broken={data.broken}
              possible={data.possible}
              symbols={data.results}
              fitting={data.callersLeftAlone}
              onShow={show}
            />
            <ChangedSymbols repo={data.repo} range={{ base, head }} question={question} answer={data} rows={rows} />
            <ReachingTests tests={data.tests} />
          </>
        )}
      </div>
    </main>
  );
}

/** The row of a symbol comes into view and takes the focus. */
function focusRow(key: string): void {
  const row = [...document.querySelectorAll<HTMLElement>(".changed-name[data-review-row]")].find(
    (each) => new URL((each as HTMLAnchorElement).href).searchParams.get("symbol") === key,
  );
  row?.focus();
  row?.scrollIntoView({ block: "center" });
}
