/** Guards a request and answers it with something else than JSON; what goes wrong is told as everywhere. */
import { env } from "../env";
import { asAppError } from "../queries/as-app-error";
import { guardRequest } from "./guard-request";
import { logFailure } from "./log-failure";
import { requestIdOf } from "./request-id";
import { refuse } from "./respond";

export async function answerAs(request: Request, work: (requestId: string) => Promise<Response>): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    guardRequest(request.headers, env());
    return await work(requestId);
  } catch (error) {
    const failure = asAppError(error);
    logFailure(failure, requestId, request.url);
    return refuse(failure, requestId);
  }
}
