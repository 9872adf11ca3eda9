/** How a thread of the indexer steps behind everything else that the machine does. */
import { constants, platform, setPriority } from "node:os";

/**
 * Gives the calling thread the lowest priority, and with it what it starts from then on. On Linux alone: elsewhere it
 * would be that of the whole indexer.
 */
export function takeLowestPriority(): void {
  if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_LOW);
}
