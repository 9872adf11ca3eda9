/**
 * Adding and removing repositories over HTTP: the one thing here that changes something. So it takes JSON of its own
 * site alone, which a form or a picture of another site cannot send, and only from those who may.
 */
import { sourceRequestSchema, type SourceRequest } from "../contract/source-changes";
import { env } from "../env";
import { AppError } from "../errors";
import { changeSources, NOT_YOURS, sourceChanges } from "../queries/source-changes";
import type { Viewer } from "../queries/viewer";
import { serverContext } from "../queries/context";
import { respondTo } from "./bind-route";
import { withBoundedBody } from "./bounded-body";
import { noteExchange } from "./exchange";
import { mayManage } from "./may-manage";

const MAX_BODY = 10_000;

export const showSourceChanges = (request: Request): Promise<Response> =>
  respondTo(request, async (viewer) => {
    noteExchange(request.headers, { operation: "source_changes" });
    return mayManage(viewer, request.headers, env()) ? sourceChanges(serverContext().pool) : NOT_YOURS;
  });

export const takeSourceChange = (request: Request): Promise<Response> =>
  respondTo(request, async (viewer) => {
    noteExchange(request.headers, { operation: "change_sources" });
    requireManager(viewer, request);
    const wanted = await readRequest(request);
    noteExchange(request.headers, { repository: wanted.name });
    return changeSources(serverContext().pool, wanted, viewer.name);
  });

function requireManager(viewer: Viewer, { headers }: Request): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none")
    throw new AppError("forbidden_origin", "Repositories are changed from Fathom's own pages alone.");
  if (mayManage(viewer, headers, env())) return;
  throw new AppError("forbidden", "You may not add or remove repositories here.", {
    hint: "It takes a token that was made with `fathom token add NAME --manage`, or a name in FATHOM_MANAGERS.",
  });
}

/** @throws AppError invalid_input that repeats nothing of what was sent: it may hold a password */
async function readRequest(request: Request): Promise<SourceRequest> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("invalid_input", "The body has to be JSON, and `content-type: application/json` has to say so.");
  const body: unknown = await (await withBoundedBody(request, MAX_BODY)).json().catch(() => null);
  const parsed = sourceRequestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", "The body says neither which repository to add nor which one to remove.", {
    hint: '{"verb": "add", "source": "https://…", "ref": "main"} or {"verb": "remove", "name": "…"}.',
  });
}
