/**
 * For whoever looks whether the server still runs: they come under any name and without a token, and learn no more.
 */
import { asAppError } from "../queries/as-app-error";
import { readiness } from "../queries/readiness";
import { live } from "./live";
import { requestIdOf } from "./request-id";
import { answer, refuse } from "./respond";

/** The process answers; most often its door has said so before this is reached. */
export const alive = async ({ headers }: Request): Promise<Response> => live(requestIdOf(headers));

/** The database is reached and has its tables. */
export async function ready({ headers }: Request): Promise<Response> {
  const requestId = requestIdOf(headers);
  try {
    return answer(await readiness(), requestId);
  } catch (error) {
    return refuse(asAppError(error), requestId);
  }
}
