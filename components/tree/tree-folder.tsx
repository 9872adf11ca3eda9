"use client";
/** What one folder holds, read page by page, and the open folders below it. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { folderQuery } from "@/lib/client/queries";
import { Icon } from "../icons/icon";
import { TreeRow } from "./tree-row";
import type { TreeState } from "./tree-state";
import { TreeWaiting } from "./tree-waiting";

interface TreeFolderProps {
  folder: string;
  level: number;
  state: TreeState;
  /** Rows that it will have at most, as far as that is known. */
  expected: number;
}

export function TreeFolder({ folder, level, state, expected }: TreeFolderProps) {
  const { repo, current, opened } = state;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    folderQuery(repo, folder),
  );
  const rows = data?.pages.flatMap((page) => page.results) ?? [];
  // The open file may lie on a later page of its folder.
  const inside = folder === "" ? current : current.startsWith(`${folder}/`) ? current.slice(folder.length + 1) : null;
  const child = inside === null ? null : inside.split("/")[0];
  const missing = child !== null && data !== undefined && !rows.some(({ name }) => name === child);
  useEffect(() => {
    if (missing && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [missing, hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (error !== null && data === undefined) {
    return (
      <div className="row tree-note">
        <Icon name="error" className="tone-err" />
        <span className="grow cut" title={error.message}>
          Could not list
        </span>
        <button className="button" onClick={() => refetch()}>
          Retry
        </button>
      </div>
    );
  }
  if (data !== undefined && rows.length === 0)
    return <p className="panel-note soft">{data.pages[0]?.emptyReason?.message ?? "No files are indexed here."}</p>;
  if (data === undefined) return <TreeWaiting rows={expected} level={level} />;
  return (
    <>
      {rows.map((row, at) => (
        <div role="none" key={row.file}>
          <TreeRow
            row={row}
            level={level}
            position={at + 1}
            siblings={rows.length}
            state={state}
            first={level === 1 && at === 0}
          />
          {row.type === "folder" && opened.has(row.file) && (
            <TreeFolder folder={row.file} level={level + 1} state={state} expected={row.files} />
          )}
        </div>
      ))}
      {hasNextPage && (
        <button className="button tree-more" style={{ marginLeft: 8 + level * 14 }} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? "Reading more" : "Show more"}
        </button>
      )}
    </>
  );
}
