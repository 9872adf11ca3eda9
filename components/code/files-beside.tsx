"use client";
/** The files of a folder, to go from one to its neighbours: what is typed filters them, arrows walk, Enter opens. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { folderQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { FileLink } from "../navigate/file-link";
import { Popover, type Box } from "../shell/popover";
import { TreeWaiting } from "../tree/tree-waiting";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import "./files-beside.css";

interface FilesBesideProps {
  repo: string;
  /** The open one. */
  file: string;
  beside: Box;
  opener: RefObject<Element | null>;
  onClose: (pressed: boolean) => void;
}

/** Pages of a folder that are read, and rows that are drawn; in larger folders the filter leads on. */
const PAGES = 10;
const ROWS = 200;

export function FilesBeside({ repo, file, beside, opener, onClose }: FilesBesideProps) {
  const parts = file.split("/");
  const name = parts.pop() ?? "";
  const [filter, setFilter] = useState("");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    folderQuery(repo, parts.join("/")),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && (data?.pages.length ?? 0) < PAGES) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, data]);
  const self = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    self.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const folder = parts.at(-1) ?? repo;
  const files = (data?.pages ?? []).flatMap(({ results }) => results).filter(({ type }) => type === "file");
  const found = files.filter((row) => row.name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <Popover
      {...{
        beside,
        opener,
        role: "dialog",
        label: `Beside ${name}`,
        className: "files-beside",
        onClose,
        onKeyDown: walk,
      }}
    >
      <label className="line">
        <Icon name="filter" size={14} className="quiet" />
        <input
          autoFocus
          value={filter}
          placeholder={`Filter ${folder}`}
          aria-label={`Filter ${folder}`}
          onChange={({ target }) => setFilter(target.value)}
        />
      </label>
      <div className="scrolls files-beside-rows">
        {data === undefined && error === null && <TreeWaiting />}
        {data === undefined && error !== null && (
          <p className="line panel-note">
            <span className="grow">Could not list</span>
            <button className="button" onClick={() => refetch()}>
              Retry
            </button>
          </p>
        )}
        {found.slice(0, ROWS).map((row) => (
          <FileLink
            key={row.file}
            ref={row.file === file ? self : undefined}
            className={row.file === file ? "row selected" : "row"}
            aria-current={row.file === file ? "page" : undefined}
            href={row.url}
            title={row.file}
            onClick={() => onClose(true)}
          >
            <Icon name="file" className="k-scope" />
            <span className="grow">
              <MiddleCut text={row.name} />
            </span>
          </FileLink>
        ))}
        {data !== undefined && found.length === 0 && <p className="panel-note soft">No files match</p>}
        {found.length > ROWS && (
          <p className="panel-note soft">{`${count(found.length - ROWS)} more: type to filter`}</p>
        )}
      </div>
    </Popover>
  );
}

/** Arrows walk from the filter down the rows and back; Enter in the filter opens the first row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a.row")];
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = field === null ? rows : [field, ...rows];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key === "Enter" && document.activeElement === field) rows.at(0)?.click();
  else if (event.key === "ArrowDown") stops.at(Math.min(at + 1, stops.length - 1))?.focus();
  else if (event.key === "ArrowUp") stops.at(Math.max(at - 1, 0))?.focus();
  else return;
  event.preventDefault();
}
