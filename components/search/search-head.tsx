"use client";
/**
 * How much was found, first; then how much of each file is shown, and the same search as a link, JSON, curl and over
 * MCP.
 */
import { remote } from "@/lib/client/remote";
import type { Found } from "@/lib/client/text-found";
import { useCopiedLink } from "../code/use-copied-link";
import { CopyLinks } from "../code/copy-links";
import { Segments } from "../shell/segments";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";
import { count, counted } from "../words/figures";
import { AROUND, type Around, type TextSearch } from "./search-address";
import { inputOf } from "./use-text-search";

interface SearchHeadProps {
  search: TextSearch;
  found: Found | undefined;
  isSearching: boolean;
  onStop: () => void;
  onAround: (around: Around) => void;
}

const WORDS: Readonly<Record<Around, string>> = { 0: "Matches only", 2: "2 lines", 4: "4 lines" };

export function SearchHead({ search, found, isSearching, onStop, onAround }: SearchHeadProps) {
  const copies = useCopiedLink(asItIs);
  const question = questionOf("This search", remote.search_text, inputOf(search));
  const asked = search.query.trim() !== "";
  return (
    <header className="search-head">
      <p className="grow cut" role="status">
        {asked && <Figures found={found} />}
      </p>
      {asked && isSearching && (
        <button className="button" onClick={onStop}>
          Stop
        </button>
      )}
      <Segments
        label="Lines around a match"
        values={AROUND.map((value) => ({ value, word: WORDS[value] }))}
        chosen={search.around}
        onChoose={onAround}
      />
      {asked && (
        <span className="line search-links">
          <CopyLinks question={question} copies={copies} button="button" />
        </span>
      )}
      <Toast said={copies.copied} />
    </header>
  );
}

const asItIs = (): void => {};

/** `37 in 14 files`, or at least so many while more may come. */
function Figures({ found }: { found: Found | undefined }) {
  if (found === undefined) return null;
  const { totalMatches, totalFiles, end, progress } = found;
  if (end?.totalMatches === 0 && !end.totalIsLowerBound)
    return <b className="num">{`0 in ${counted(end.searched.files, "file")}`}</b>;
  const atLeast = end === null || end.totalIsLowerBound;
  const inFiles = `${count(totalMatches)} in ${counted(totalFiles, "file")}`;
  return (
    <>
      <b className="num">{!atLeast ? inFiles : totalMatches === 0 ? "None so far" : `At least ${inFiles}`}</b>
      <span className="quiet num">
        {end !== null
          ? ` · ${count(end.searched.milliseconds)} ms · ${end.totalIsLowerBound ? "time was up" : "exact"}`
          : progress !== null
            ? ` · ${count(progress.searched)} of ${counted(progress.toSearch, "file")} searched`
            : ""}
      </span>
    </>
  );
}
