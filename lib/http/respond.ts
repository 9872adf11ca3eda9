/** Answers as JSON. Nothing is cached: the index changes under the reader. */
import { type AppError } from "../errors";
import type { ErrorBody } from "../contract/error";

/** UTF-16 units; packing a smaller answer costs its reader more time than sending it as it is. */
const WORTH_PACKING = 256 * 1024;

/** A 200 with a JSON body. */
export function answer(body: unknown, requestId: string): Response {
  const text = JSON.stringify(body);
  const headers = headersFor(requestId);
  headers["content-type"] = "application/json";
  if (text.length < WORTH_PACKING) headers["cache-control"] = "no-store, no-transform";
  return new Response(text, { headers });
}

/** The one place where an error becomes an HTTP status and body. */
export function refuse(error: AppError, requestId: string): Response {
  const { code, message, hint, details, retryAfter } = error;
  const body: ErrorBody = { error: { code, message, hint, requestId, ...(details && { details }) } };
  const headers = headersFor(requestId);
  if (retryAfter !== undefined) headers["retry-after"] = String(retryAfter);
  return Response.json(body, { status: error.status, headers });
}

/** Says which methods an address takes. */
export const allow = (methods: string, requestId: string): Response =>
  new Response(null, { status: 204, headers: { ...headersFor(requestId), allow: methods } });

/** Headers that every answer has. */
export function headersFor(requestId: string): Record<string, string> {
  return { "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": requestId };
}
