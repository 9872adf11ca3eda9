/**
 * Every failure that people or programs are told about, as one closed table. Code anywhere throws `AppError`; each
 * edge (HTTP, MCP, command line) maps it once. Refuses to carry stacks, SQL or paths of the machine to a reader.
 */

interface ErrorKind {
  /** HTTP status at the web edge. */
  readonly status: number;
  /** What to do about it, when the thrower has nothing better to say. */
  readonly hint: string;
}

/** The closed table of codes. Append only: clients branch on the code. */
export const ERROR_KINDS = {
  invalid_input: {
    status: 400,
    hint: "Correct the named parameter. /api/openapi.json lists what each operation takes.",
  },
  unauthorized: {
    status: 401,
    hint: "Send it as `Authorization: Bearer TOKEN`; a browser signs in at /sign-in. Whoever runs the server makes it with `fathom token add NAME`.",
  },
  forbidden: { status: 403, hint: "Ask whoever runs the server for a token that opens it." },
  forbidden_host: { status: 403, hint: "Open Fathom by a loopback name, or list this host in FATHOM_ALLOWED_HOSTS." },
  forbidden_origin: { status: 403, hint: "Call from the same site, or list its host in FATHOM_ALLOWED_HOSTS." },
  no_such_file: { status: 404, hint: "GET /api/files?query=NAME finds files by name." },
  no_such_repository: { status: 404, hint: "GET /api/repositories lists what is indexed." },
  no_such_operation: { status: 404, hint: "GET /api/openapi.json lists every operation." },
  method_not_allowed: { status: 405, hint: "Every operation is asked with GET, its parameters in the query string." },
  ambiguous: { status: 409, hint: "Name one of the candidates." },
  too_large: { status: 413, hint: "Ask for less at once." },
  rate_limited: { status: 429, hint: "Wait a moment, then ask again." },
  index_in_progress: { status: 503, hint: "Ask again in a few seconds; /api/status shows the progress." },
  index_behind: {
    status: 409,
    hint: "Ask again when the index has read them. Where nothing follows the folder (`--no-watch`), start Fathom anew.",
  },
  database_unavailable: {
    status: 503,
    hint: "Fathom asks again by itself. If it stays so, look at the output of `npm start`.",
  },
  deadline_exceeded: {
    status: 504,
    hint: "Narrow the question (repo, path, kind), or ask again when indexing is done.",
  },
  embeddings_unavailable: {
    status: 502,
    hint: "Look whether the server of EMBEDDINGS_URL runs and has EMBEDDINGS_MODEL.",
  },
  answers_unavailable: {
    status: 502,
    hint: "Look whether the server of LLM_URL runs and has LLM_MODEL.",
  },
  bad_configuration: { status: 500, hint: "Correct the named setting; .env.example explains each." },
  no_such_folder: { status: 400, hint: "Give the path of a folder that exists." },
  folder_unreadable: { status: 400, hint: "Give this user the right to read the folder." },
  nothing_to_index: { status: 400, hint: "Give a folder that holds files of text." },
  port_in_use: { status: 500, hint: "Choose another port with --port." },
  data_in_use: { status: 500, hint: "Stop the process that holds the data folder, or choose another with --data." },
  disk_full: { status: 500, hint: "Free some space, then start again: nothing that was indexed is lost." },
  schema_mismatch: { status: 500, hint: "Use the version of Fathom that made this database, or another database." },
  internal_error: { status: 500, hint: "Ask again. If it fails again, report it with the request id." },
} as const satisfies Record<string, ErrorKind>;

type ErrorCode = keyof typeof ERROR_KINDS;

interface AppErrorOptions {
  /** Overrides the table's hint. */
  hint?: string;
  /** Figures and candidates for programs: plain JSON, nothing secret. */
  details?: Record<string, unknown>;
  /** The underlying failure, for the log only. */
  cause?: unknown;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

/** Next bundles a module more than once into one process; an error keeps its class across the copies by this mark. */
const BRAND = Symbol.for("fathom.app-error");

/** A failure with a code of the table, a message that says what happened and to what, and a hint what to do. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly code: ErrorCode;
  readonly hint: string;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.hint = options.hint ?? ERROR_KINDS[code].hint;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERROR_KINDS[this.code].status;
  }
}
