/** Lets a request in and answers it with something else than JSON; what goes wrong is told as everywhere. */
import { asAppError } from "../queries/as-app-error";
import type { Viewer } from "../queries/viewer";
import { admit } from "./admit";
import { logFailure } from "./log-failure";
import { requestIdOf } from "./request-id";
import { refuse } from "./respond";

export async function answerAs(
  request: Request,
  work: (viewer: Viewer, requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    return await work(await admit(request.headers), requestId);
  } catch (error) {
    const failure = asAppError(error);
    logFailure(failure, requestId);
    return refuse(failure, requestId);
  }
}
