/** Binds an operation of the registry to a Next.js route: guard, read the query string, run, answer. */
import type { OperationName } from "../operations/registry";
import { operations } from "../operations/registry";
import { asAppError } from "../queries/as-app-error";
import { serverContext } from "../queries/context";
import { contextFor } from "../queries/context-for";
import type { Viewer } from "../queries/viewer";
import { runOperation } from "../operations/run-operation";
import { startWarmUp } from "../operations/warm-up";
import { admit } from "./admit";
import { noteExchange } from "./exchange";
import { logFailure } from "./log-failure";
import { readQuery } from "./read-query";
import { requestIdOf } from "./request-id";
import { answer, refuse } from "./respond";
import { classOf, inTurn } from "./turns/turns";

/** The GET handler of an operation. */
export function bindRoute(name: OperationName): (request: Request) => Promise<Response> {
  return (request) =>
    respondTo(request, async (viewer) => {
      noteExchange(request.headers, { operation: name });
      const raw = readQuery(operations[name], new URL(request.url).searchParams);
      noteExchange(request.headers, { repository: raw.repo });
      startWarmUp(serverContext());
      const context = await contextFor(viewer);
      return inTurn(request.headers, viewer, classOf(operations[name]), () => runOperation(name, raw, context));
    });
}

/** Lets a request in, runs `work` for whoever asks and answers with its result as JSON, or with what went wrong. */
export async function respondTo(request: Request, work: (viewer: Viewer) => Promise<unknown>): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    return answer(await work(await admit(request.headers)), requestId);
  } catch (error) {
    const failure = asAppError(error);
    logFailure(failure, requestId);
    return refuse(failure, requestId);
  }
}
