/**
 * Notices above the code: lines that did not parse, text that is cut, a symbol or a line that is gone, a newer file.
 */
import type { OutlineNode } from "@/lib/contract/file-outline";
import { revisionUrl, symbolUrl } from "@/lib/contract/page-url";
import { Icon } from "../icons/icon";
import { count, counted } from "../words/figures";
import { gapPlaces } from "../words/gap-places";
import { useLinkRevision } from "./address-state";
import type { CodePageProps } from "./code-page-props";
import { FileLink } from "../navigate/file-link";
import { namesakeOf } from "../outline/namesake";
import { driftWords } from "./drift-words";
import { writeLineRange, type LineRange } from "./line-range";
import { movedOnWords, olderRevision } from "./link-revision";
import type { Drift } from "./use-asked-lines";

interface FileBannersProps extends CodePageProps {
  /** A line of the address that is behind the file's end. */
  beyond: number | null;
  /** Lines of the address that went elsewhere. */
  drift: Drift | null;
}

export function FileBanners({ content, outline, lost, beyond, drift }: FileBannersProps) {
  const rev = useLinkRevision();
  const older = olderRevision(rev, content.index.revision);
  const { repo, file } = content;
  const { gaps, truncated, end, lines, status, detail, text, index } = content;
  return (
    <>
      {lost !== null && <LostSymbol {...{ repo, file, lost }} namesake={namesakeOf(outline.results, lost)} />}
      {beyond !== null && (
        <p className="banner warn flat">
          <Icon name="warning" />
          {`Line ${count(beyond)} of this link is not there: the file has ${counted(lines, "line")}. It is shown from its start.`}
        </p>
      )}
      {(drift !== null || older !== null) && (
        <p className={drift?.now === null ? "banner warn flat" : "banner flat"}>
          <Icon name={drift?.now === null ? "warning" : "info"} />
          <span className="grow">
            {drift === null ? movedOnWords(older ?? "", index.revision) : driftWords(drift, index.revision)}
          </span>
          {rev !== null && <ThenLink repo={repo} file={file} rev={rev} lines={drift?.asked ?? null} />}
        </p>
      )}
      {gaps.length > 0 && (
        <p className="banner warn flat">
          <Icon name="warning" />
          {`Lines ${gapPlaces(gaps)} did not parse. Symbols may be missing there; everything else is indexed.`}
        </p>
      )}
      {status === "failed" && text !== null && (
        <p className="banner err flat">
          <Icon name="error" />
          {`No symbols: ${(detail ?? "the file failed").replace(/\.$/, "")}.`}
        </p>
      )}
      {truncated && (
        <p className="banner flat">
          <Icon name="info" />
          {`Shown to line ${count(end)} of ${count(lines)}. The rest is indexed and too long for one page.`}
        </p>
      )}
      {index.pending > 0 && index.state === "stale" && (
        <p className="banner flat">
          <Icon name="clock" />
          {`${counted(index.pending, "file")} of this repository ${index.pending === 1 ? "is" : "are"} newer than the index. ${index.pending === 1 ? "It is" : "They are"} being read now.`}
        </p>
      )}
      {outline.truncated && (
        <p className="banner flat">
          <Icon name="info" />
          {`The outline holds the first ${count(outline.results.length)} symbols of ${count(outline.totalMatches)}.`}
        </p>
      )}
    </>
  );
}

interface LostSymbolProps {
  repo: string;
  file: string;
  /** A key. */
  lost: string;
  namesake: OutlineNode | null;
}

/**
 * Keys change with packages, owners and parameters: a namesake may be what was meant, which only the reader can tell.
 */
function LostSymbol({ repo, file, lost, namesake }: LostSymbolProps) {
  return (
    <p className="banner warn flat">
      <Icon name="warning" />
      <span className="grow" title={lost}>
        No indexed file has the symbol of this link. The file is shown from its start.
      </span>
      {namesake !== null && (
        <FileLink className="banner-link" href={symbolUrl(repo, file, namesake.key)}>
          {`Go to ${namesake.name} in line ${count(namesake.line)}`}
        </FileLink>
      )}
    </p>
  );
}

interface ThenLinkProps {
  repo: string;
  file: string;
  rev: string;
  /** As they were asked for. */
  lines: LineRange | null;
}

/** Leads to the text of the link's commit, as git has it. */
function ThenLink({ repo, file, rev, lines }: ThenLinkProps) {
  return (
    <a className="banner-link" href={`${revisionUrl(repo, file, rev)}${lines === null ? "" : writeLineRange(lines)}`}>
      Show as it was
    </a>
  );
}
