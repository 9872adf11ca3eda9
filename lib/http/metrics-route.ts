/** `/metrics`: figures for Prometheus, behind the guard of everything else. */
import { AppError } from "../errors";
import { asAppError } from "../queries/as-app-error";
import { serverContext } from "../queries/context";
import { indexFigures } from "../queries/index-figures";
import { admit } from "./admit";
import { logFailure } from "./log-failure";
import { metricsText } from "./metrics";
import { refuseParameters } from "./no-parameters";
import { requestIdOf } from "./request-id";
import { headersFor, refuse } from "./respond";

export async function metricsRoute(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  try {
    const { repositories } = await admit(request.headers);
    if (repositories !== null)
      throw new AppError("forbidden", "Figures are about every repository; your token is not.");
    refuseParameters(request.url);
    const { text, contentType } = await metricsText(await indexFigures(serverContext()));
    return new Response(text, { headers: { ...headersFor(requestId), "content-type": contentType } });
  } catch (error) {
    const failure = asAppError(error);
    logFailure(failure, requestId);
    return refuse(failure, requestId);
  }
}
