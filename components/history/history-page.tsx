"use client";
/**
 * A file's history as git has it: its commits, or its lines with the commits that wrote them. The address holds which.
 */
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { remote } from "@/lib/client/remote";
import { fileUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { Segments } from "../shell/segments";
import { questionOf } from "../ways/question";
import { WaysButton } from "../ways/ways-button";
import { PathCut } from "../words/middle-cut";
import { Blame } from "./blame";
import { Commits } from "./commits";
import type { HistoryProps } from "./history-props";
import "./history-page.css";

const VIEWS = [
  { value: "commits", word: "Commits" },
  { value: "blame", word: "Blame" },
] as const;

export function HistoryPage(props: HistoryProps) {
  const { repo, file } = props;
  const params = useSearchParams();
  const view = params.get("view") === "blame" ? "blame" : "commits";
  const rev = params.get("rev") ?? undefined;
  const name = file.slice(file.lastIndexOf("/") + 1);
  const asked = { file, repo };
  const questions = [
    questionOf("Its commits", remote.file_history, { ...asked, rev }),
    questionOf("Who wrote its lines", remote.file_blame, asked),
  ];
  return (
    <main id="main" className="history-page">
      <header className="history-head">
        <h1 className="cut">
          <span className="visually-hidden">History of </span>
          <Link className="line" href={fileUrl(repo, file)} title={`${repo}/${file}`}>
            <Icon name="file" className="k-scope" />
            <span className="strong">{name}</span>
          </Link>
        </h1>
        <span className="meta quiet grow history-folder">
          <PathCut path={[repo, ...file.split("/").slice(0, -1)].join("/")} />
        </span>
        <Segments
          label="View"
          values={VIEWS}
          chosen={view}
          onChoose={(value) =>
            history.pushState(null, "", value === "blame" ? `?view=blame${location.hash}` : location.pathname)
          }
        />
        <WaysButton questions={questions} />
      </header>
      {view === "blame" ? <Blame {...props} /> : <Commits {...props} rev={rev} />}
    </main>
  );
}
