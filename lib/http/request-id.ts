/** The id that ties an answer to a line of the log. */
import { randomBytes } from "node:crypto";

/** The caller's own `x-request-id` when it is a plain one, else `req_` and 8 characters. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given !== null && /^[\w.-]{1,64}$/.test(given) ? given : `req_${randomBytes(6).toString("base64url")}`;
}
