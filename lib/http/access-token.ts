/**
 * The one token that a server may ask for (FATHOM_TOKEN): programs send it as a bearer token, browsers as the cookie
 * that an address with `?token=` leaves behind. Whoever has it may read everything; there are no persons here.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../errors";

const COOKIE = "fathom_token";

/** @throws AppError unauthorized, where a token is asked for and none or another one was sent */
export function checkToken(headers: Headers, token: string | undefined): void {
  if (token === undefined) return;
  const sent = bearer(headers) ?? cookie(headers);
  if (sent === undefined) throw new AppError("unauthorized", "This Fathom asks for a token.");
  if (!isSame(sent, token)) throw new AppError("unauthorized", "The token is not the one that this Fathom asks for.");
}

/** What makes a browser send the token from now on; scripts of the page do not see it. */
export const cookieOf = (token: string): string =>
  `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000`;

function bearer(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.get("authorization") ?? "")?.[1];
}

function cookie(headers: Headers): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.get("cookie") ?? "")?.[1];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Takes as long for any other token. */
export function isSame(sent: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}
