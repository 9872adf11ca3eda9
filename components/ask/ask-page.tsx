"use client";
/**
 * A question about the code. Above what a model says, each claim with the pieces that it cites; below the pieces
 * themselves. Without a model the pieces are the answer.
 */
import { remote } from "@/lib/client/remote";
import { CopyLinks } from "../code/copy-links";
import { useCopiedLink } from "../code/use-copied-link";
import { IndexNote } from "../dock/index-note";
import { Icon } from "../icons/icon";
import { FailureBanner } from "../shell/failure-banner";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";
import { meaningWanted } from "../search/meaning-wanted";
import { AnswerView } from "./answer-view";
import { AskForm } from "./ask-form";
import { PackPieces } from "./pack-pieces";
import { useAsk } from "./use-ask";
import "./ask.css";

export function AskPage({ question }: { question: string }) {
  const { input, left } = meaningWanted(question);
  const isAsked = input.query !== "";
  const { answered, error, state, stop, again } = useAsk(isAsked ? input : null);
  const copies = useCopiedLink(asItIs);
  const { pack } = answered;
  return (
    <main id="main" className="scrolls">
      <div className="content ask">
        <header className="ask-head">
          <h1 className="page-title">Ask about the code</h1>
          {isAsked && (
            <span className="line ask-links">
              <CopyLinks
                question={questionOf("This question", remote.ask_code, input)}
                copies={copies}
                button="button"
              />
            </span>
          )}
        </header>
        <AskForm question={question} />
        <Toast said={copies.copied} />
        {!isAsked && (
          <p className="prose soft">
            A question in plain words, the name of a symbol, or its key. repo: lang: and path: narrow it.
          </p>
        )}
        {left.length > 0 && <p className="banner">{`${left.join(" ")} only narrows lines: it is left out here.`}</p>}
        {isAsked && (
          <AnswerView answered={answered} state={state} failed={error !== null} onStop={stop} onAgain={again} />
        )}
        {error !== null && (
          <FailureBanner
            what={pack === null ? "The code could not be asked." : "The answer could not be written."}
            error={error}
            retry={again}
          />
        )}
        {pack !== null && <IndexNote index={pack.index} found={undefined} />}
        {pack !== null && pack.wordsAlone !== null && (
          <p className="banner warn">
            <Icon name="warning" />
            {`Words alone found these: ${pack.wordsAlone}`}
          </p>
        )}
        {pack !== null && <PackPieces pack={pack} />}
      </div>
    </main>
  );
}

const asItIs = (): void => {};
