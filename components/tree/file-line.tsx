/** What a row of the file tree says: an entry, or what stands in the place of entries. */
import { useEffect } from "react";
import type { FileRow } from "@/lib/contract/file-row";
import { Icon } from "../icons/icon";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { moduleOf, troubleOf, type FilesRow } from "./file-rows";

interface FileLineProps {
  row: FilesRow;
  /** The end of what is known of a folder came into sight. */
  onMore: (folder: string, pages: number) => void;
}

export function FileLine({ row, onMore }: FileLineProps) {
  switch (row.type) {
    case "entry":
      return <EntryLine entry={row.entry} name={row.name} kept={row.kept} />;
    case "waiting":
      return <WaitingLine width={row.width} />;
    case "more":
      return <MoreLine {...{ folder: row.folder, pages: row.pages, onMore }} />;
    case "failed":
      return (
        <>
          <Icon name="error" className="tone-err" />
          <span className="soft cut grow" title={row.message}>
            Could not list
          </span>
          <span className="tree-retry">Retry</span>
        </>
      );
  }
}

interface EntryLineProps {
  entry: FileRow;
  name: string;
  /** Letters at its end that are never cut. */
  kept: number;
}

function EntryLine({ entry, name, kept }: EntryLineProps) {
  const { type, status } = entry;
  const module = moduleOf(entry);
  const trouble = troubleOf(entry);
  return (
    <>
      <Icon name={module === undefined ? type : "module"} className="k-scope" />
      <span className={trouble !== null && status !== "partial" ? "grow quiet" : "grow"}>
        <MiddleCut text={name} kept={kept} />
      </span>
      {module !== undefined && (
        <span className="meta quiet tree-module">
          <span>{module === name ? "module" : `module ${module}`}</span>
        </span>
      )}
      {type === "folder" && <span className="meta quiet num tree-count">{count(entry.files)}</span>}
      {trouble !== null && (
        <span title={trouble}>
          <Icon
            name={status === "failed" ? "error" : status === "partial" ? "warning" : "minus"}
            size={14}
            className={status === "failed" ? "tone-err" : status === "partial" ? "tone-warn" : "quiet"}
          />
        </span>
      )}
    </>
  );
}

/** A row in outline, drawn only when it takes a moment. */
export function WaitingLine({ width }: { width: number }) {
  return (
    <span className="waiting line grow" aria-hidden>
      <i className="skeleton square" />
      <i className="skeleton" style={{ width: `${width}%` }} />
    </span>
  );
}

interface MoreLineProps extends Pick<FileLineProps, "onMore"> {
  folder: string;
  pages: number;
}

function MoreLine({ folder, pages, onMore }: MoreLineProps) {
  useEffect(() => onMore(folder, pages), [folder, pages, onMore]);
  return <span className="meta quiet">Reading more</span>;
}
