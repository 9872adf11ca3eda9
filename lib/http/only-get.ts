/**
 * Routes that are only read: every other method is refused in the envelope of all errors, where Next would answer with
 * nothing.
 */
import { AppError } from "../errors";
import { respondTo } from "./bind-route";
import { requestIdOf } from "./request-id";
import { allow } from "./respond";

type Handler = (request: Request) => Promise<Response>;

/** HEAD is Next's own: a GET without its body. */
const ALLOWED = "GET, HEAD, OPTIONS";

/** The handlers that a route exports, one for each method. */
export function onlyGet(handler: Handler) {
  return { GET: handler, OPTIONS, POST: refuseMethod, PUT: refuseMethod, PATCH: refuseMethod, DELETE: refuseMethod };
}

async function refuseMethod(request: Request): Promise<Response> {
  const response = await respondTo(request, async () => {
    const { pathname } = new URL(request.url);
    throw new AppError("method_not_allowed", `${pathname.slice(0, 200)} does not take ${request.method}.`);
  });
  response.headers.set("allow", ALLOWED);
  return response;
}

const OPTIONS = async ({ headers }: Request): Promise<Response> => allow(ALLOWED, requestIdOf(headers));
