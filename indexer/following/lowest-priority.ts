/** How a thread of the indexer, and a program that it starts, step behind everything else that the machine does. */
import { readdirSync, writeFileSync } from "node:fs";
import { constants, platform, setPriority } from "node:os";

/**
 * Gives the calling thread the lowest priority, and with it what it starts from then on. On Linux alone: elsewhere it
 * would be that of the whole indexer.
 */
export function takeLowestPriority(): void {
  if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_LOW);
}

/**
 * A tenth of what an ordinary session gets where both want all. The lowest would be a seventieth: a machine that works
 * all day would never let it finish.
 */
const SESSION = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Gives a program that leads a session (`detached`) the lowest priority, with all of its threads: one that began
 * before its process was told keeps the priority that it began with. Its session gets a low one, too: Linux may share
 * the CPUs out among sessions first ("autogroup" in sched(7)), and then a priority only counts within one, so that a
 * program of the lowest priority slows those of other sessions as much as any.
 */
export function giveLowestPriority(pid: number): void {
  for (const thread of threadsOf(pid)) quietly(() => setPriority(thread, constants.priority.PRIORITY_LOW));
  if (platform() === "linux") quietly(() => writeFileSync(`/proc/${pid}/autogroup`, String(SESSION)));
}

/** On Linux each thread has a priority of its own; elsewhere the process has one. */
function threadsOf(pid: number): number[] {
  if (platform() !== "linux") return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/** It may have ended already: of the whole process its exit tells. A Linux without such groups has no such file. */
function quietly(give: () => void): void {
  try {
    give();
  } catch {
    // Not worth more than that it runs as it did.
  }
}
