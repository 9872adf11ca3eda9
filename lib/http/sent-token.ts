/**
 * The token that a request brings: programs send it as a bearer token, browsers as the cookie that signing in sets.
 */

const COOKIE = "fathom_token";
const YEAR = 31_536_000;

export function tokenOf(headers: Headers): string | undefined {
  return bearer(headers) ?? cookie(headers);
}

/**
 * What makes a browser send the token from now on; scripts of the page do not see it. Lax, so that a link from another
 * site leads to the page and not to signing in again: nothing here is changed by a GET.
 */
export const cookieOf = (token: string, isSecure: boolean): string =>
  `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${isSecure ? "; Secure" : ""}`;

/** What makes a browser forget the token. */
export const cookieGone = (isSecure: boolean): string =>
  `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? "; Secure" : ""}`;

/** Whether a browser brings it, and no program. */
export const isSignedIn = (headers: Headers): boolean => bearer(headers) === undefined && cookie(headers) !== undefined;

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
