/** Tells that a failure is a disk without space: this machine's (codes of Node) or the database's (SQLSTATE 53100). */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100", "disk_full"]);
/** How deep the chain of causes is read. */
const DEPTH = 6;

export function isDiskFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth++, current = current.cause)
    if ("code" in current && CODES.has(current.code)) return true;
  return false;
}
