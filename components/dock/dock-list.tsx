"use client";
/**
 * The frame of a list in the dock: it says how complete the index is, whether a fresh answer is loading and what
 * failed, and then shows the rows, or why there are none. Rows stay until the next answer is there.
 */
import type { ReactNode } from "react";
import type { IndexState } from "@/lib/contract/envelope";
import { FailureBanner } from "../shell/failure-banner";
import { DockEmpty, type DockEmptyProps } from "./dock-empty";
import { IndexNote } from "./index-note";
import type { TreeRow } from "../ui/tree/tree-row";
import { Tree, type TreeProps } from "../ui/tree/tree";

interface DockListProps<Row extends TreeRow> extends TreeProps<Row> {
  index: IndexState | undefined;
  /** Rows found so far; left out where that says nothing. */
  found?: number;
  /** An answer is on its way that will take the place of the rows. */
  busy: boolean;
  failure: { what: string; error: Error | null; retry: () => void };
  empty: DockEmptyProps;
  /** Between the notes and the rows. */
  filters?: ReactNode;
  /** Puts the rows into something larger. */
  body?: (rows: ReactNode) => ReactNode;
}

export function DockList<Row extends TreeRow>(props: DockListProps<Row>) {
  const { index, found, busy, failure, empty, filters, body, ...tree } = props;
  const drawn = <Tree {...tree} />;
  return (
    <>
      <IndexNote index={index} found={found} />
      {busy && <i className="dock-busy" aria-hidden />}
      {failure.error !== null && <FailureBanner what={failure.what} error={failure.error} retry={failure.retry} />}
      {filters}
      {tree.rows.length > 0 ? (body?.(drawn) ?? drawn) : failure.error === null ? <DockEmpty {...empty} /> : null}
    </>
  );
}
