/** Writes an operation's input as a query string. The reverse stands in lib/http/read-query.ts. */

/** `?a=1&b=x`, or nothing when no field is set. Fields that are undefined are left out. */
export function queryString(input: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [field, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) parameters.set(field, String(value));
  }
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
