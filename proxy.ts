/** Guards pages as the API guards itself: a host name that is not ours gets nothing of the code. */
import { NextResponse, type NextRequest } from "next/server";
import { env } from "./lib/env";
import { cookieOf, isSame } from "./lib/http/access-token";
import { guardRequest, guardSite } from "./lib/http/guard-request";
import { requestIdOf } from "./lib/http/request-id";
import { refuse } from "./lib/http/respond";
import { AppError } from "./lib/errors";

export function proxy(request: NextRequest): Response {
  try {
    const { allowedHosts, token } = env();
    const entered = token === undefined ? null : entry(request, allowedHosts, token);
    if (entered !== null) return entered;
    guardRequest(request.headers, { allowedHosts, token });
    if (!isDecodable(request.nextUrl.pathname)) throw new AppError("invalid_input", NOT_DECODABLE, { hint: AS_IT_IS });
    return NextResponse.next();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (FOR_PROGRAMS.test(request.nextUrl.pathname)) return refuse(error, requestIdOf(request.headers));
    return new NextResponse(`${error.message}\n${error.hint}\n`, { status: error.status });
  }
}

/**
 * A page that is opened with `?token=`: the browser keeps the token in a cookie, and the address loses it, so that a
 * link that is passed on does not carry it. Null where the address has none, or another one.
 */
function entry(request: NextRequest, allowedHosts: readonly string[], token: string): Response | null {
  const sent = request.nextUrl.searchParams.get("token");
  if (sent === null || !isSame(sent, token)) return null;
  guardSite(request.headers, allowedHosts);
  const page = request.nextUrl.clone();
  page.searchParams.delete("token");
  const headers = { location: `${page.pathname}${page.search}`, "set-cookie": cookieOf(token) };
  return new NextResponse(null, { status: 303, headers });
}

/** Addresses that answer every mistake in JSON. */
const FOR_PROGRAMS = /^\/(api|symbols|mcp)(\/|$)/;

const NOT_DECODABLE = "The address holds a % that two hexadecimal digits do not follow, or bytes that are no UTF-8.";
const AS_IT_IS = "Take it as it stands where it was copied from; a % of a name is written %25.";

/** Routes fail before they run where they cannot decode their part of the path. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The API and MCP guard themselves; built assets hold no code of the reader's. */
export const config = { matcher: ["/((?!api/|mcp|symbols|livez|readyz|_next/static/).*)", "/(.*%.*)"] };
