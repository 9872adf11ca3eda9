/**
 * The environment, checked once. Every variable that Fathom reads is in the schema below and in `.env.example`;
 * nothing else asks `process.env` for settings. A wrong value stops the start with the variable's name.
 */
import { isIP } from "node:net";
import { delimiter, join } from "node:path";
import { z } from "zod";
import { AppError } from "./errors";

/** An empty variable counts as one that is not set. */
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), type.optional());

/** A number from 1 on. */
function wholeNumber(most: number) {
  const error = `a whole number from 1 to ${most}`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error);
}

const FETCH_MINUTES = "a whole number of minutes from 0 to 10080";

const schema = z.object({
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, "a connection string: postgresql://user:password@host:port/database"),
  ),
  FATHOM_DATA: optional(z.string()),
  FATHOM_PORT: optional(wholeNumber(65_535)),
  FATHOM_WORKERS: optional(wholeNumber(256)),
  FATHOM_WATCH: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  FATHOM_FETCH_MINUTES: optional(
    z.coerce.number({ error: FETCH_MINUTES }).int(FETCH_MINUTES).min(0, FETCH_MINUTES).max(10_080, FETCH_MINUTES),
  ),
  FATHOM_PRECISE: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  FATHOM_LOG: optional(z.enum(["requests", "failures"], { error: "requests or failures" })),
  FATHOM_HOST: optional(z.string().regex(/^[\w.:-]+$/, "an address of this machine: 0.0.0.0, 192.168.1.5, ::")),
  FATHOM_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address that people open: https://fathom.example.com" }),
  ),
  FATHOM_IDENTITY_HEADER: optional(
    z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "the name of a header: X-Forwarded-User"),
  ),
  FATHOM_IDENTITY_FROM: optional(
    z.string().refine((list) => wordsOf(list).every(isNetwork), "addresses of proxies: 127.0.0.1, 10.0.0.0/8"),
  ),
  FATHOM_MANAGERS: optional(z.string()),
  FATHOM_LAUNCH_TOKEN: optional(z.string()),
  FATHOM_ALLOWED_HOSTS: optional(z.string()),
  FATHOM_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, "at least 16 printable characters without blanks")),
  MEILI_URL: optional(z.url({ protocol: /^https?$/, error: "the address of a Meilisearch: http://localhost:7700" })),
  MEILI_KEY: optional(z.string()),
  ZOEKT_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address of a zoekt-webserver: http://localhost:6070" }),
  ),
  ZOEKT_INDEX: optional(z.string()),
  FATHOM_SEMANTIC: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  FATHOM_VECTORS: optional(z.enum(["scan", "pgvector"], { error: "scan or pgvector" })),
  EMBEDDINGS_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address of an OpenAI-compatible API: http://localhost:11434/v1" }),
  ),
  EMBEDDINGS_MODEL: optional(z.string()),
  EMBEDDINGS_KEY: optional(z.string()),
  EMBEDDINGS_FOLDER: optional(z.string()),
  LLM_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address of an OpenAI-compatible API: http://localhost:11434/v1" }),
  ),
  LLM_MODEL: optional(z.string()),
  LLM_KEY: optional(z.string()),
});

/** Names of all of them. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

export interface Environment {
  /** a Postgres of one's own, in place of the built-in one */
  databaseUrl: string | undefined;
  /** where everything that Fathom keeps lies */
  dataFolder: string | undefined;
  port: number | undefined;
  /** parser threads; left out: one per core */
  workers: number | undefined;
  /** minutes between two looks at what git fetches; 0 for never */
  fetchMinutes: number;
  /** follow saved, added and removed files */
  watch: boolean;
  /** ask compilers' engines what names mean, when names can be found */
  precise: boolean;
  /** host names, besides the loopback ones, under which the web server may be asked */
  allowedHosts: string[];
  /** address that the web server listens on */
  host: string;
  /** it is no loopback address: others reach it */
  isPublic: boolean;
  /** what people open, without a path */
  baseUrl: string | undefined;
  /** a header in which a proxy says who it has signed in, and the addresses of such proxies */
  identity: { header: string; from: readonly string[] } | undefined;
  /** names of persons, as a proxy tells them, who may add and remove repositories */
  managers: string[];
  /** what programs of the same start send */
  launchToken: string | undefined;
  /** what every request has to bring; left out: nobody is asked */
  token: string | undefined;
  /** the log has a line for each request, not for failures alone */
  logsRequests: boolean;
  /** a zoekt-webserver that names the files for text search, and the folder of shards that the indexer fills for it */
  zoekt: { url: string | undefined; indexFolder: string | undefined };
  /** a Meilisearch to search symbols with, in place of the embedded engine */
  meili: { url: string; key: string | undefined } | undefined;
  /** make what plain words are answered with by meaning, when names can be found */
  semantic: boolean;
  /** what names the nearest vectors */
  vectors: "scan" | "pgvector";
  /** folder of a model that embeds in Fathom's own processes, in place of the built-in table of words */
  embeddingsFolder: string | undefined;
  /** a server that embeds, in place of the built-in table of words */
  embeddings: { url: string; model: string; key: string | undefined } | undefined;
  /** a server whose model writes answers from packs of context; left out: the pack is the answer */
  answers: { url: string; model: string; key: string | undefined } | undefined;
}

let checked: Environment | undefined;

/** The settings of this process. Throws `bad_configuration` that names the variable. */
export function env(): Environment {
  return (checked ??= readEnvironment(process.env));
}

/** Checks a set of variables; `env()` is this for the process. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new AppError("bad_configuration", `${issue?.path.join(".")} is not usable; it takes ${issue?.message}.`);
  }
  const { data } = parsed;
  const identity = readIdentity(data);
  const { isPublic } = readAddress(data);
  if (data.EMBEDDINGS_FOLDER !== undefined && data.EMBEDDINGS_URL !== undefined)
    throw new AppError("bad_configuration", "EMBEDDINGS_FOLDER and EMBEDDINGS_URL are both set; one model embeds.");
  const isAsking = isPublic || data.FATHOM_TOKEN !== undefined || identity !== undefined;
  return {
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.FATHOM_DATA,
    port: data.FATHOM_PORT,
    workers: data.FATHOM_WORKERS,
    fetchMinutes: data.FATHOM_FETCH_MINUTES ?? 15,
    watch: data.FATHOM_WATCH !== "0",
    precise: data.FATHOM_PRECISE !== "0",
    token: data.FATHOM_TOKEN,
    logsRequests: data.FATHOM_LOG === undefined ? isAsking : data.FATHOM_LOG === "requests",
    managers: wordsOf(data.FATHOM_MANAGERS),
    launchToken: data.FATHOM_LAUNCH_TOKEN,
    identity,
    ...readAddress(data),
    zoekt: { url: data.ZOEKT_URL, indexFolder: data.ZOEKT_INDEX },
    meili: data.MEILI_URL === undefined ? undefined : { url: data.MEILI_URL, key: data.MEILI_KEY },
    semantic: data.FATHOM_SEMANTIC !== "0",
    vectors: data.FATHOM_VECTORS ?? "scan",
    embeddings: modelServer(data, "EMBEDDINGS"),
    embeddingsFolder: data.EMBEDDINGS_FOLDER,
    answers: modelServer(data, "LLM"),
  };
}

/** Where the server listens, and the names that it answers to. */
function readAddress(data: z.output<typeof schema>) {
  const host = data.FATHOM_HOST ?? LOOPBACK;
  const { origin: baseUrl, hostname } = data.FATHOM_BASE_URL === undefined ? {} : new URL(data.FATHOM_BASE_URL);
  const own = [hostname, isLoopback(host) || isAny(host) ? undefined : nameInUrl(host)].filter(
    (name) => name !== undefined,
  );
  return { host, isPublic: !isLoopback(host), baseUrl, allowedHosts: [...wordsOf(data.FATHOM_ALLOWED_HOSTS), ...own] };
}

const LOOPBACK = "127.0.0.1";
const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || /^127(\.\d+){3}$/.test(host);
/** Every address of the machine: no name that anybody opens. */
export const isAny = (host: string): boolean => host === "0.0.0.0" || /^[0:]+$/.test(host);
/** As a URL has it. */
export const nameInUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host);

const wordsOf = (list = ""): string[] => list.split(/[\s,]+/).filter((word) => word !== "");

function isNetwork(text: string): boolean {
  const [address, bits = "0", more] = text.split("/");
  const family = isIP(address);
  return family !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

function readIdentity(data: z.output<typeof schema>): Environment["identity"] {
  const { FATHOM_IDENTITY_HEADER: header, FATHOM_IDENTITY_FROM: from } = data;
  if (header === undefined && from === undefined) return undefined;
  if (header !== undefined && from !== undefined) return { header: header.toLowerCase(), from: wordsOf(from) };
  const missing = header === undefined ? "FATHOM_IDENTITY_HEADER" : "FATHOM_IDENTITY_FROM";
  throw new AppError("bad_configuration", `${missing} is not set; a proxy is trusted by its header and its address.`);
}

/** A server that is named, and its model. */
function modelServer(data: z.output<typeof schema>, of: "EMBEDDINGS" | "LLM"): Environment["answers"] {
  const { [`${of}_URL` as const]: url, [`${of}_MODEL` as const]: model, [`${of}_KEY` as const]: key } = data;
  if (url === undefined) return undefined;
  if (model !== undefined) return { url, model, key };
  throw new AppError("bad_configuration", `${of}_MODEL is not set; ${of}_URL needs the name of a model.`);
}

/** Folders that programs of others are looked for in: those of the variable PATH, and the one of JAVA_HOME. */
export function programPath(): string | undefined {
  const { PATH, JAVA_HOME } = process.env;
  return JAVA_HOME ? [...(PATH ? [PATH] : []), join(JAVA_HOME, "bin")].join(delimiter) : PATH;
}

/** DATABASE_URL, for programs that cannot do without: web server and indexer, which `npm start` starts. */
export function databaseUrl(): string {
  const url = env().databaseUrl;
  if (url !== undefined) return url;
  throw new AppError("bad_configuration", "DATABASE_URL is not set.", {
    hint: "Use `npm start`, which brings a database, or set DATABASE_URL.",
  });
}
