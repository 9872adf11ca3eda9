/** Guards pages as the API guards itself: a host name that is not ours, and whoever is not signed in, gets no code. */
import { NextResponse, type NextRequest } from "next/server";
import { AppError } from "./lib/errors";
import { env } from "./lib/env";
import { admit } from "./lib/http/admit";
import { noteExchange } from "./lib/http/exchange";
import { guardSite } from "./lib/http/guard-site";
import { requestIdOf } from "./lib/http/request-id";
import { refuse } from "./lib/http/respond";
import { entered, signInUrl } from "./lib/http/sign-in";
import { pageTurn } from "./lib/http/turns/turns";
import { asAppError } from "./lib/queries/as-app-error";

export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const [, part, repository] = pathname.split("/");
  if (part === "r") noteExchange(request.headers, { repository });
  try {
    const entry = await enteredByAddress(request);
    if (entry !== null) return entry;
    const viewer = await admit(request.headers);
    if (!isDecodable(pathname)) throw new AppError("invalid_input", NOT_DECODABLE, { hint: AS_IT_IS });
    await pageTurn(request.headers, viewer);
    return NextResponse.next();
  } catch (error) {
    const failure = asAppError(error);
    if (FOR_PROGRAMS.test(pathname)) return refuse(failure, requestIdOf(request.headers));
    if (failure.code === "unauthorized" && isForPeople(request)) return toSignIn(request);
    return new NextResponse(`${failure.message}\n${failure.hint}\n`, {
      status: failure.status,
      headers: askedAgain(failure),
    });
  }
}

/**
 * A page that is opened with `?token=`: the browser keeps the token in a cookie, and the address loses it, so that a
 * link that is passed on does not carry it. Null where the address has none, or one that opens nothing.
 */
async function enteredByAddress(request: NextRequest): Promise<Response | null> {
  const sent = request.nextUrl.searchParams.get("token");
  if (sent === null) return null;
  guardSite(request.headers, env().allowedHosts);
  const page = request.nextUrl.clone();
  page.searchParams.delete("token");
  const found = await entered(request, sent, `${page.pathname}${page.search}`).catch(() => null);
  return found && sentOn(request, found);
}

/** A page that is opened, and not a part of one that scripts ask for. */
const isForPeople = ({ method, headers }: NextRequest): boolean =>
  method === "GET" && (headers.get("accept") ?? "").includes("text/html");

function toSignIn(request: NextRequest): Response {
  const { nextUrl, headers } = request;
  const location = signInUrl(`${nextUrl.pathname}${nextUrl.search}`);
  return sentOn(request, new Response(null, { headers: { location, "x-request-id": requestIdOf(headers) } }));
}

/** Next wants whole addresses here, and sends what of them is its own as a path. */
function sentOn({ nextUrl }: NextRequest, { headers }: Response): Response {
  const [pathname, search = ""] = (headers.get("location") ?? "/").split(/\?(.*)/s);
  const to = nextUrl.clone();
  Object.assign(to, { pathname, search });
  headers.delete("location");
  return NextResponse.redirect(to, { status: 303, headers });
}

/** When to come back, where that is known; a browser does so by itself. */
const askedAgain = ({ retryAfter }: AppError): Record<string, string> =>
  retryAfter === undefined ? {} : { "retry-after": String(retryAfter), refresh: String(retryAfter) };

/** Addresses that answer every mistake in JSON. */
const FOR_PROGRAMS = /^\/(api|symbols|mcp|metrics)(\/|$)/;

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

/** The API, MCP and figures guard themselves; signing in comes before; built assets hold no code of the reader's. */
export const config = {
  matcher: ["/((?!api/|mcp|symbols|livez|readyz|metrics|sign-in|sign-out|_next/static/).*)", "/(.*%.*)"],
};
