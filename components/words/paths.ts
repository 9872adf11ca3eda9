/** Paths as lists show them: the end tells them apart, so the middle gives way. */

/** The last `parts` parts. */
export const pathTail = (path: string, parts = 2): string => path.split("/").slice(-parts).join("/");

/** The path cut in the middle to at most `limit` characters. */
export function cutMiddle(path: string, limit: number): string {
  if (path.length <= limit) return path;
  const tail = Math.ceil((limit - 1) * 0.65);
  return `${path.slice(0, limit - 1 - tail)}…${path.slice(path.length - tail)}`;
}
