"use client";
/** Every use of the subject: by file, with its role, what it stands in, and how it is known. */
import { useMemo } from "react";
import { FailureBanner } from "../../shell/failure-banner";
import type { PanelProps } from "../dock-panel";
import { DockEmpty } from "../dock-empty";
import { narrowTo, useDockView } from "../dock-view";
import { DockNote } from "../dock-note";
import { IndexNote } from "../index-note";
import { Tree } from "../../ui/tree/tree";
import { UseRow } from "./use-row";
import { EVERY_USE, isNarrowed } from "./usage-filter";
import { UsageFilters } from "./usage-filters";
import { usageRows } from "./usage-rows";
import { useToggled } from "../use-toggled";
import { useUsages } from "./use-usages";

export function UsagesTab({ subject, onOpen }: PanelProps) {
  const { filter } = useDockView();
  const [toggled, toggle] = useToggled();
  const { head, total, roles, folders, sure, possible, possibleTotal, complete, narrowed, readOn } = useUsages(
    subject.asked,
    filter,
  );
  const rows = useMemo(
    () => usageRows(sure, possible, toggled, possibleTotal),
    [sure, possible, toggled, possibleTotal],
  );
  const isFiltered = isNarrowed(filter);

  return (
    <>
      <IndexNote index={head?.index} found={total?.sure} />
      {head !== undefined && (rows.length + roles.size > 0 || isFiltered) && (
        <UsageFilters
          filter={filter}
          roles={roles}
          complete={complete}
          counts={total?.counts ?? head.counts}
          folders={folders}
          onChange={narrowTo}
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
          onEnd={readOn}
        >
          {(row) => <UseRow row={row} name={subject.name} language={head?.subjects[0]?.language ?? null} />}
        </Tree>
      ) : isFiltered && !narrowed.isPending ? (
        <DockNote waiting={false}>
          No usage is left by these filters.
          <button className="button outlined" onClick={() => narrowTo(EVERY_USE)}>
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
