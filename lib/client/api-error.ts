/** A failed call as the caller sees it: what the server said, or that it could not be reached. */
export class ApiError extends Error {
  /** A code of lib/errors.ts, `unreachable` (no answer at all) or `bad_answer` (not what the contract says). */
  readonly code: string;
  readonly hint: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly requestId: string | null;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: string,
    message: string,
    more: { hint: string; status: number; requestId?: string | null; details?: Record<string, unknown> },
  ) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.hint = more.hint;
    this.status = more.status;
    this.requestId = more.requestId ?? null;
    this.details = more.details;
  }

  /** Asking again without changing anything may help. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Reads the error body of an answer that is no 2xx. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const requestId = response.headers.get("x-request-id");
  const { errorBodySchema } = await import("../contract/error");
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  if (!body.success) {
    return new ApiError("bad_answer", `The server answered ${response.status} without saying why.`, {
      hint: "Look at the output of `npm start`.",
      status: response.status,
      requestId,
    });
  }
  const { code, message, hint, details } = body.data.error;
  return new ApiError(code, message, { hint, status: response.status, requestId, details });
}
