/** The address of every operation: finds the one that a path names, and binds it. */
import { AppError } from "../errors";
import { OPERATION_NAMES, operations, type OperationName } from "../operations/registry";
import { bindRoute, respondTo } from "./bind-route";
import { onlyGet } from "./only-get";
import { streamAsk } from "./stream-ask";
import { streamText } from "./stream-text";

type Handler = (request: Request) => Promise<Response>;
type Handlers = ReturnType<typeof onlyGet>;
/** What stands behind `/api`, part by part: a request that was sent on from `/symbols` still bears its own address. */
type Routed = (request: Request, context?: { params: Promise<{ path?: string[] }> }) => Promise<Response>;

/** Answers that arrive piece by piece for those who ask for it. */
const STREAMED: Partial<Record<OperationName, (otherwise: Handler) => Handler>> = {
  search_text: streamText,
  ask_code: streamAsk,
};

const BY_PATH: ReadonlyMap<string, Handlers> = new Map(
  OPERATION_NAMES.map((name) => {
    const whole = bindRoute(name);
    return [operations[name].path, onlyGet(STREAMED[name]?.(whole) ?? whole)];
  }),
);

/** The exports of the route of all operations. A mistyped address gets JSON, too. */
export const apiRoute: Record<keyof Handlers, Routed> = {
  GET: answerBy("GET"),
  OPTIONS: answerBy("OPTIONS"),
  POST: answerBy("POST"),
  PUT: answerBy("PUT"),
  PATCH: answerBy("PATCH"),
  DELETE: answerBy("DELETE"),
};

function answerBy(method: keyof Handlers): Routed {
  return async (request, context) => {
    const parts = (await context?.params)?.path;
    const address = parts === undefined ? new URL(request.url).pathname : ["/api", ...parts].join("/");
    return (BY_PATH.get(address)?.[method] ?? refuseAddress)(request);
  };
}

const refuseAddress = (request: Request): Promise<Response> =>
  respondTo(request, async () => {
    throw new AppError("no_such_operation", `Nothing is at ${new URL(request.url).pathname.slice(0, 200)}.`);
  });
