/** Long paths lose their middle, never the end: that is where they differ. */

/**
 * The path in at most `room` characters: first part, `…`, and as many last parts as fit; the last part always whole.
 */
export function middleCut(path: string, room: number): string {
  if (path.length <= room) return path;
  const parts = path.split("/");
  const last = parts.at(-1) ?? path;
  let tail = last;
  const head = parts.length > 2 ? `${parts[0]}/…/` : "…/";
  if (parts.length === 1) return path;
  for (let at = parts.length - 2; at > 0; at--) {
    const longer = `${parts[at]}/${tail}`;
    if (head.length + longer.length > room) break;
    tail = longer;
  }
  return head.length + tail.length <= room ? `${head}${tail}` : `…/${tail}`;
}
