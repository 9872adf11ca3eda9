/**
 * Sets up what rows are read through, ahead of the first question: that takes a while, and names are read meanwhile.
 */
import { prisma } from "../db/client";

/** Never throws: who asks is told what is wrong with the database. */
export function startDatabase(): void {
  void prisma()
    .$connect()
    .catch(() => {});
}
