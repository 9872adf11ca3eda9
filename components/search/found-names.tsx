"use client";
/** Symbols or files by their names, where `type:symbol` or `type:file` asks for them in the place of lines. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { remote } from "@/lib/client/remote";
import { filesQuery, symbolsQuery } from "@/lib/client/queries/found";
import { CopyLinks } from "../code/copy-links";
import { useCopiedLink } from "../code/use-copied-link";
import { FailureBanner } from "../shell/failure-banner";
import { Toast } from "../shell/toast";
import { questionOf } from "../ways/question";
import { counted } from "../words/figures";
import { FileNameRow, SymbolNameRow } from "./name-rows";
import type { NamesWanted } from "./names-wanted";
import { useHitKeys } from "./use-hit-keys";
import "./found-names.css";

/** Rows of one answer, and of the largest that can be asked for. */
const FIRST = 50;
const MOST = 200;

export function FoundNames({ type, input, left }: NamesWanted) {
  const [limit, setLimit] = useState(FIRST);
  const asked = { ...input, limit };
  const symbols = useQuery({ ...symbolsQuery(asked), enabled: type === "symbol" && input.query !== "" });
  const files = useQuery({ ...filesQuery(asked), enabled: type === "file" && input.query !== "" });
  const { data, error, refetch } = type === "symbol" ? symbols : files;
  const copies = useCopiedLink(asItIs);
  const onHitKey = useHitKeys();
  const question =
    type === "symbol"
      ? questionOf("These symbols", remote.search_symbols, input)
      : questionOf("These files", remote.find_files, input);
  return (
    <>
      <header className="search-head">
        <p className="grow cut" role="status">
          {data !== undefined && input.query !== "" && (
            <b className="num">{`${data.totalIsLowerBound ? "At least " : ""}${counted(data.totalMatches, type)}`}</b>
          )}
        </p>
        <span className="line search-links">
          <CopyLinks question={question} copies={copies} button="button" />
        </span>
        <Toast said={copies.copied} />
      </header>
      {left.length > 0 && (
        <p className="banner flat">{`Only lines are narrowed by ${left.join(" ")}: names are found without it.`}</p>
      )}
      {error !== null && (
        <FailureBanner what={`The ${type}s could not be found.`} error={error} retry={() => void refetch()} />
      )}
      {input.query === "" && <p className="search-nothing prose">{`Add a part of a ${type}'s name.`}</p>}
      {input.query !== "" && data?.results.length === 0 && (
        <p className="search-nothing prose">{data.emptyReason?.message ?? `No ${type} is named like that.`}</p>
      )}
      <div className="scrolls grow" role="region" aria-label="Matches" tabIndex={0} onKeyDown={onHitKey}>
        <ul className="found-names">
          {type === "symbol"
            ? symbols.data?.results.map((row) => (
                <SymbolNameRow key={`${row.key} ${row.file}:${row.line}`} row={row} hit />
              ))
            : files.data?.results.map((row) => <FileNameRow key={`${row.repo}/${row.file}`} row={row} />)}
        </ul>
        {data?.truncated === true && (
          <p className="hit-more">
            {limit < MOST ? (
              <button className="button outlined" onClick={() => setLimit(MOST)}>{`Show ${MOST}`}</button>
            ) : (
              <span className="soft">The best {MOST}. More letters or filters narrow further.</span>
            )}
          </p>
        )}
      </div>
    </>
  );
}

const asItIs = (): void => {};
