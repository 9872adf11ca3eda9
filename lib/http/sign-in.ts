/**
 * Signing in with a browser: a page of its own that asks for the token, and keeps it in a cookie that no script reads.
 * It holds nothing of the code, and is no page of Next's: whoever is not signed in gets no part of those.
 */
import { env } from "../env";
import { AppError } from "../errors";
import { asAppError } from "../queries/as-app-error";
import { knownTokens } from "../queries/known-tokens";
import { withBoundedBody } from "./bounded-body";
import { noteExchange } from "./exchange";
import { guardSite } from "./guard-site";
import { identify } from "./identify";
import { requestIdOf } from "./request-id";
import { headersFor, refuse } from "./respond";
import { cookieGone, cookieOf } from "./sent-token";
import { SIGN_IN, SIGN_IN_PAGE } from "./sign-in-page";

const MAX_BODY = 10_000;

/** Where signing in begins, for somebody who wanted to see a page. */
export const signInUrl = (wanted: string): string => `${SIGN_IN}?${new URLSearchParams({ to: wanted })}`;

/** The page that asks. */
export async function showSignIn(request: Request): Promise<Response> {
  try {
    guardSite(request.headers, env().allowedHosts);
    const { searchParams } = new URL(request.url);
    return page(request, searchParams.get("to"), null, searchParams.has("out"));
  } catch (error) {
    const { status, message, hint } = asAppError(error);
    return new Response(`${message}\n${hint}\n`, { status });
  }
}

/** Takes what the page sends: on to the page that was wanted, or asks again. */
export async function signIn(request: Request): Promise<Response> {
  let wanted: string | null = null;
  try {
    guardSite(request.headers, env().allowedHosts);
    const form = new URLSearchParams(await (await withBoundedBody(request, MAX_BODY)).text());
    wanted = form.get("to");
    return await entered(request, form.get("token")?.trim() ?? "", wanted);
  } catch (error) {
    const failure = asAppError(error);
    return page(request, wanted, failure);
  }
}

/**
 * Lets a browser in that brought a token.
 * @throws AppError unauthorized
 */
export async function entered(request: Request, token: string, wanted: string | null): Promise<Response> {
  const settings = env();
  const { name } = identify(new Headers({ authorization: `Bearer ${token}` }), settings, await knownTokens());
  if (token === "") throw new AppError("unauthorized", "The token is missing.");
  if (name !== null) noteExchange(request.headers, { who: name });
  const isSecure = settings.baseUrl?.startsWith("https:") ?? false;
  const headers = {
    ...headersFor(requestIdOf(request.headers)),
    ...{ location: pathOnly(wanted), "set-cookie": cookieOf(token, isSecure) },
  };
  return new Response(null, { status: 303, headers });
}

/** Makes the browser forget its token, and asks for another one. Only a form of this site's own pages gets here. */
export async function signOut(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    guardSite(request.headers, env().allowedHosts);
    const site = request.headers.get("sec-fetch-site");
    if (site !== null && site !== "same-origin" && site !== "none")
      throw new AppError("forbidden_origin", "Nobody is signed out by another site.");
    const cookie = cookieGone(env().baseUrl?.startsWith("https:") ?? false);
    const headers = { ...headersFor(requestId), location: `${SIGN_IN}?out=1`, "set-cookie": cookie };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return refuse(asAppError(error), requestId);
  }
}

/** A path of this site; `//host` and `/\host` lead to others. */
function pathOnly(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) ? wanted : "/";
}

function page(request: Request, wanted: string | null, failure: AppError | null, isOut = false): Response {
  const out = isOut ? `<p role="status">You are signed out. The token still opens Fathom until it is revoked.</p>` : "";
  const said = failure === null ? out : `<p role="alert">${escaped(`${failure.message} ${SAY_WHERE}`)}</p>`;
  const html = SIGN_IN_PAGE.replace("{said}", () => said).replace("{to}", () => escaped(pathOnly(wanted)));
  const headers = { ...headersFor(requestIdOf(request.headers)), "content-type": "text/html; charset=utf-8" };
  return new Response(html, { status: failure?.status ?? 200, headers });
}

const SAY_WHERE = "Whoever runs this server makes tokens with `fathom token add NAME`.";

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
