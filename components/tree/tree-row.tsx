/** A file or folder in the tree. */
import Link from "next/link";
import { useEffect, useRef, type CSSProperties } from "react";
import type { FileRow } from "@/lib/contract/file-row";
import { Icon } from "../icons/icon";
import { count } from "../words/figures";
import { MiddleCut } from "../words/middle-cut";
import { reasonWords, statusWord } from "../words/reasons";
import type { TreeState } from "./tree-state";

interface TreeRowProps {
  row: FileRow;
  level: number;
  position: number;
  siblings: number;
  state: TreeState;
  /** The tree's Tab stop when the open file is not in it. */
  first: boolean;
}

export function TreeRow({ row, level, position, siblings, state, first }: TreeRowProps) {
  const { type, name, file, url, status, reason } = row;
  const module = type === "folder" ? row.module : undefined;
  const current = file === state.current;
  const self = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) showInTree(self.current);
  }, [current]);
  const expanded = type === "folder" ? state.opened.has(file) : undefined;
  const troubled = status !== null && status !== "indexed";
  return (
    <Link
      ref={self}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-selected={current}
      aria-current={current ? "page" : undefined}
      aria-label={`${module === undefined ? type : "module"} ${name}${troubled ? `, ${statusWord(status)}: ${reasonWords(reason)}` : ""}`}
      tabIndex={current || (first && state.current === "") ? 0 : -1}
      className={current ? "row tree-row selected" : "row tree-row"}
      style={{ "--depth": level - 1 } as CSSProperties}
      href={url}
      prefetch={false}
      title={file}
      onClick={(event) => {
        if (type !== "folder" || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        state.toggle(file);
      }}
    >
      <span className="twist">
        {expanded !== undefined && <Icon name={expanded ? "chevron-down" : "chevron-right"} size={12} />}
      </span>
      <Icon name={module === undefined ? type : "module"} className="k-scope" />
      <span className={troubled && status !== "partial" ? "grow quiet" : "grow"}>
        <MiddleCut text={name} />
      </span>
      {module !== undefined && <span className="meta quiet">{module === name ? "module" : `module ${module}`}</span>}
      {type === "folder" && <span className="meta quiet num tree-count">{count(row.files)}</span>}
      {troubled && (
        <span title={`${statusWord(status)}: ${reasonWords(reason)}`}>
          <Icon
            name={status === "failed" ? "error" : status === "partial" ? "warning" : "minus"}
            size={14}
            className={status === "failed" ? "tone-err" : status === "partial" ? "tone-warn" : "quiet"}
          />
        </span>
      )}
    </Link>
  );
}

/** Scrolls only when the row is out of sight: what is under the pointer stays there. */
function showInTree(row: HTMLElement | null): void {
  const box = row?.closest('[role="tree"]')?.getBoundingClientRect();
  const place = row?.getBoundingClientRect();
  if (box === undefined || place === undefined) return;
  if (place.top < box.top || place.bottom > box.bottom) row?.scrollIntoView({ block: "center" });
}
