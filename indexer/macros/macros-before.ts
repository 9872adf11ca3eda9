/**
 * The macros that file versions define which are about to be removed: everything that follows from these macros must
 * be computed again.
 */
import { anyHasGaps, macrosIn } from "../../lib/db/read/gap-words";
import type { Queryable } from "../../lib/db/pool";

export interface MacrosBefore {
  /** names that they define */
  defined: readonly string[];
  /** one of them did not parse by itself, so that it asked for macros */
  asked: boolean;
}

export async function macrosOf(client: Queryable, fileIds: readonly number[]): Promise<MacrosBefore> {
  return { defined: await macrosIn(client, fileIds), asked: await anyHasGaps(client, fileIds) };
}
