/** Binds an operation of the registry to a Next.js route: guard, read the query string, run, answer. */
import type { OperationName } from "../operations/registry";
import { operations } from "../operations/registry";
import { env } from "../env";
import { asAppError } from "../queries/as-app-error";
import { serverContext } from "../queries/context";
import { runOperation } from "../operations/run-operation";
import { startWarmUp } from "../operations/warm-up";
import { guardRequest } from "./guard-request";
import { logFailure } from "./log-failure";
import { readQuery } from "./read-query";
import { requestIdOf } from "./request-id";
import { answer, refuse } from "./respond";

/** The GET handler of an operation. */
export function bindRoute(name: OperationName): (request: Request) => Promise<Response> {
  return (request) =>
    respondTo(request, async () => {
      const raw = readQuery(operations[name], new URL(request.url).searchParams);
      const context = serverContext();
      startWarmUp(context);
      return runOperation(name, raw, context);
    });
}

/** Guards a request, runs `work` and answers with its result as JSON, or with what went wrong. */
export async function respondTo(request: Request, work: () => Promise<unknown>): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    guardRequest(request.headers, env());
    return answer(await work(), requestId);
  } catch (error) {
    const failure = asAppError(error);
    logFailure(failure, requestId, request.url);
    return refuse(failure, requestId);
  }
}
