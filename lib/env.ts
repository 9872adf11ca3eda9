/**
 * The environment, checked once. Every variable that Fathom reads is in the schema below and in `.env.example`;
 * nothing else asks `process.env` for settings. A wrong value stops the start with the variable's name.
 */
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

const schema = z.object({
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, "a connection string: postgresql://user:password@host:port/database"),
  ),
  FATHOM_DATA: optional(z.string()),
  FATHOM_PORT: optional(wholeNumber(65_535)),
  FATHOM_WORKERS: optional(wholeNumber(256)),
  FATHOM_WATCH: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  FATHOM_PRECISE: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  FATHOM_ALLOWED_HOSTS: optional(z.string()),
  FATHOM_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{16,}$/, "at least 16 printable characters without blanks")),
  MEILI_URL: optional(z.url({ protocol: /^https?$/, error: "the address of a Meilisearch: http://localhost:7700" })),
  MEILI_KEY: optional(z.string()),
  ZOEKT_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address of a zoekt-webserver: http://localhost:6070" }),
  ),
  ZOEKT_INDEX: optional(z.string()),
  FATHOM_SEMANTIC: optional(z.enum(["0", "1"], { error: "0 or 1" })),
  EMBEDDINGS_URL: optional(
    z.url({ protocol: /^https?$/, error: "the address of an OpenAI-compatible API: http://localhost:11434/v1" }),
  ),
  EMBEDDINGS_MODEL: optional(z.string()),
  EMBEDDINGS_KEY: optional(z.string()),
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
  /** follow saved, added and removed files */
  watch: boolean;
  /** ask compilers' engines what names mean, when names can be found */
  precise: boolean;
  /** host names, besides the loopback ones, under which the web server may be asked */
  allowedHosts: string[];
  /** what every request has to bring; left out: nobody is asked */
  token: string | undefined;
  /** a zoekt-webserver that names the files for text search, and the folder of shards that the indexer fills for it */
  zoekt: { url: string | undefined; indexFolder: string | undefined };
  /** a Meilisearch to search symbols with, in place of the embedded engine */
  meili: { url: string; key: string | undefined } | undefined;
  /** make what plain words are answered with by meaning, when names can be found */
  semantic: boolean;
  /** a server that embeds, in place of the built-in table of words */
  embeddings: { url: string; model: string; key: string | undefined } | undefined;
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
  return {
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.FATHOM_DATA,
    port: data.FATHOM_PORT,
    workers: data.FATHOM_WORKERS,
    watch: data.FATHOM_WATCH !== "0",
    precise: data.FATHOM_PRECISE !== "0",
    token: data.FATHOM_TOKEN,
    allowedHosts: (data.FATHOM_ALLOWED_HOSTS ?? "").split(/[\s,]+/).filter((host) => host !== ""),
    zoekt: { url: data.ZOEKT_URL, indexFolder: data.ZOEKT_INDEX },
    meili: data.MEILI_URL === undefined ? undefined : { url: data.MEILI_URL, key: data.MEILI_KEY },
    semantic: data.FATHOM_SEMANTIC !== "0",
    embeddings: readEmbeddings(data),
  };
}

function readEmbeddings(data: z.output<typeof schema>): Environment["embeddings"] {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = data;
  if (url === undefined) return undefined;
  if (model !== undefined) return { url, model, key };
  throw new AppError("bad_configuration", "EMBEDDINGS_MODEL is not set; EMBEDDINGS_URL needs the name of a model.");
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
