/**
 * The version of the rules by which an index was linked. Facts that follow from several files are stored, and computed
 * again when this version changes.
 */
import { updateRepository, type RepositoryEntry } from "../lib/db/admin/repositories";
import type { Queryable } from "../lib/db/pool";

/**
 * Version of the rules for what follows from several files: where imports lead, what bases mean, which macros and
 * owners are looked up. To be raised by one with each change of them, and with each mistake of theirs that left wrong
 * rows: the next start works everything out anew.
 */
export const RULES_VERSION = 2;

/** Whether all facts that follow from several files were computed completely, by the current rules. */
export const isOfThisVersion = ({ rulesVersion }: RepositoryEntry): boolean => rulesVersion === RULES_VERSION;

export const markFinished = (client: Queryable, { id }: RepositoryEntry): Promise<void> =>
  updateRepository(client, id, { rulesVersion: RULES_VERSION });

/**
 * Marks the repository until links, macros and owners are computed for changed files, too. A start after a crash
 * begins with that.
 */
export const markUnfinished = (client: Queryable, { id }: RepositoryEntry): Promise<void> =>
  updateRepository(client, id, { rulesVersion: null });
