"use client";
/** Every use of the subject: by file, with its role, what it stands in, and how it is known. */
import { useCallback, useMemo, useState } from "react";
import { FailureBanner } from "../../shell/failure-banner";
import type { PanelProps } from "../dock-panel";
import { DockEmpty } from "../dock-empty";
import { DockNote } from "../dock-note";
import { IndexNote } from "../index-note";
import { Tree } from "../../ui/tree/tree";
import { UseRow } from "./use-row";
import { UsageFilters, type UsageFilter } from "./usage-filters";
import { usageRows } from "./usage-rows";
import { useToggled } from "../use-toggled";
import { useUsages } from "./use-usages";

const ALL: UsageFilter = { role: null, tier: null };

export function UsagesTab({ subject, onOpen }: PanelProps) {
  const [filter, setFilter] = useState(ALL);
  const [toggled, toggle] = useToggled();
  const { head, total, roles, sure, possible, complete, narrowed } = useUsages(subject.asked, filter);
  const rows = useMemo(() => usageRows(sure, possible, toggled), [sure, possible, toggled]);
  const { hasNextPage, isFetching, fetchNextPage } = narrowed;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const isFiltered = filter.role !== null || filter.tier !== null;

  return (
    <>
      <IndexNote index={head?.index} found={total?.sure} />
      {head !== undefined && rows.length + roles.size > 0 && (
        <UsageFilters
          filter={filter}
          roles={roles}
          complete={complete}
          counts={total?.counts ?? head.counts}
          onChange={setFilter}
        />
      )}
      {narrowed.isFetching && narrowed.data !== undefined && <i className="dock-busy" aria-hidden />}
      {narrowed.error !== null && (
        <FailureBanner
          what="Usages could not be loaded."
          error={narrowed.error}
          retry={() => void narrowed.refetch()}
        />
      )}
      {rows.length > 0 ? (
        <Tree
          label={`Usages of ${subject.name}`}
          rows={rows}
          onFold={toggle}
          onOpen={(row, way) => (row.type === "use" ? onOpen(row.use.url, way) : toggle(row))}
          onEnd={onEnd}
        >
          {(row) => <UseRow row={row} name={subject.name} language={head?.subjects[0]?.language ?? null} />}
        </Tree>
      ) : isFiltered && !narrowed.isPending ? (
        <DockNote waiting={false}>
          No usage is left by these filters.
          <button className="button outlined" onClick={() => setFilter(ALL)}>
            Show all
          </button>
        </DockNote>
      ) : narrowed.error === null ? (
        <DockEmpty
          waiting={narrowed.isPending}
          answer={narrowed.data?.pages[0]}
          otherwise={`Nothing uses ${subject.name}.`}
        />
      ) : null}
    </>
  );
}
