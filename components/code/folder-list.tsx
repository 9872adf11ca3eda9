"use client";
/**
 * What a folder holds, to go from a file to its neighbours. A folder in it shows what that holds, and leads back up.
 */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { folderQuery } from "@/lib/client/queries/files";
import { Icon } from "../icons/icon";
import { FileLink } from "../navigate/file-link";
import { TreeWaiting } from "../tree/tree-waiting";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { useCrumbList } from "./crumb-list";
import { FilteredList, holdsText } from "./filtered-list";

interface FolderListProps {
  repo: string;
  /** Empty for the root of the repository. */
  folder: string;
  /** Path of the open file or folder. */
  current: string;
  label: string;
}

/** Pages of a folder that are read, and rows that are drawn; in larger folders the filter leads on. */
const PAGES = 10;
const ROWS = 200;

export function FolderList({ repo, folder: first, current, label }: FolderListProps) {
  const { onClose } = useCrumbList();
  const [folder, setFolder] = useState(first);
  const [filter, setFilter] = useState("");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(folderQuery(repo, folder));
  useEffect(() => {
    if (hasNextPage && !isFetching && (data?.pages.length ?? 0) < PAGES) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage, data]);
  const self = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // What it returns, a promise in newer browsers, is no clean-up.
    self.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const rows = (data?.pages ?? []).flatMap(({ results }) => results);
  const found = rows.filter(({ name }) => holdsText(name, filter));
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
  const name = folder === "" ? repo : folder.slice(folder.lastIndexOf("/") + 1);
  const enter = (into: string, row: HTMLElement): void => {
    // The row goes; the keys stay in the list.
    row.closest(".filtered-list")?.querySelector("input")?.focus();
    setFolder(into);
    setFilter("");
  };
  return (
    <FilteredList label={label} filter={{ text: filter, placeholder: `Filter ${name}`, onChange: setFilter }}>
      {folder !== first && (
        <button className="row up" onClick={({ currentTarget }) => enter(above, currentTarget)}>
          <Icon name="back" className="quiet" />
          <span className="grow soft">Up</span>
        </button>
      )}
      {data === undefined && error === null && <TreeWaiting />}
      {data === undefined && error !== null && (
        <p className="line panel-note">
          <span className="grow">Could not list</span>
          <button className="button" onClick={() => refetch()}>
            Retry
          </button>
        </p>
      )}
      {found.slice(0, ROWS).map((row) =>
        row.type === "folder" ? (
          <button
            key={row.file}
            className={current.startsWith(`${row.file}/`) ? "row selected" : "row"}
            title={row.file}
            onClick={({ currentTarget }) => enter(row.file, currentTarget)}
          >
            <Icon name="folder" className="k-scope" />
            <span className="grow">
              <MiddleCut text={row.name} />
            </span>
            <Icon name="chevron-right" size={12} className="quiet" />
          </button>
        ) : (
          <FileLink
            key={row.file}
            ref={row.file === current ? self : undefined}
            className={row.file === current ? "row selected" : "row"}
            aria-current={row.file === current ? "page" : undefined}
            href={row.url}
            title={row.file}
            onClick={() => onClose(true)}
          >
            <Icon name="file" className="k-scope" />
            <span className="grow">
              <MiddleCut text={row.name} />
            </span>
          </FileLink>
        ),
      )}
      {data !== undefined && found.length === 0 && <p className="panel-note soft">Nothing here matches</p>}
      {found.length > ROWS && <p className="panel-note soft">{`${count(found.length - ROWS)} more: type to filter`}</p>}
    </FilteredList>
  );
}
