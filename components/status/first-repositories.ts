/** Which of many repositories the status shows first, so that the rest of the screen stays in reach. Pure. */
import type { RepositoryRow } from "@/lib/contract/repository-row";

/** Up to so many stand there at once. */
export const SHOWN = 12;

const LOOK: Readonly<Record<RepositoryRow["state"], number>> = { failed: 0, indexing: 1, queued: 2, ready: 3 };

/** What needs a look first, then by name. */
export const byNeed = <Row extends Pick<RepositoryRow, "name" | "state">>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => LOOK[a.state] - LOOK[b.state] || a.name.localeCompare(b.name));
