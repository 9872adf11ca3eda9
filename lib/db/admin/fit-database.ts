/**
 * Whether a Postgres can hold Fathom, asked before anything is made in it: a database of the reader's may be too old,
 * keep text in a narrower encoding, or give its role too little. Fathom needs a role that owns its database, and
 * nothing of the server: no extension, no superuser.
 */
import { AppError } from "../../errors";
import type { Queryable } from "../pool";

const OLDEST = 15;

interface Found {
  version: number;
  encoding: string;
  database: string;
  role: string;
  schema: string | null;
  mayCreate: boolean | null;
  readOnly: string;
}

const LOOK = `
  select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
    current_database()::text as database, current_user::text as role, current_schema()::text as schema,
    has_schema_privilege(current_schema(), 'create') and has_database_privilege(current_database(), 'create') as "mayCreate", current_setting('transaction_read_only') as "readOnly"`;

/** Throws `bad_configuration` that says what is missing, and the statement that gives it. */
export async function checkFits(client: Queryable): Promise<void> {
  const { rows } = await client.query<Found>(LOOK);
  const { version, encoding, database, role, schema, mayCreate, readOnly } = rows[0];
  if (version < OLDEST)
    throw misfit(`The Postgres of the database ${database} is version ${version}.`, `Use ${OLDEST} or newer.`);
  if (encoding !== "UTF8")
    throw misfit(
      `The database ${database} keeps text as ${encoding}, which cannot hold every source.`,
      "Use another: create database NAME encoding 'UTF8' template template0;",
    );
  if (readOnly === "on")
    throw misfit(
      `The database ${database} takes no changes: it is read-only.`,
      "Name the primary server, not a standby.",
    );
  if (schema === null || mayCreate !== true)
    throw misfit(
      `The role ${role} may not create tables in the database ${database}.`,
      `Give it the database: alter database ${quoted(database)} owner to ${quoted(role)};`,
    );
}

/** A failure that comes of too few rights (tables of another role) as an AppError; null for any other. */
export function lackOfRights(error: unknown): AppError | null {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== "42501") return null;
  return misfit(
    `The role of DATABASE_URL lacks rights in its database: ${error.message}.`,
    "Use the role that started Fathom on it first, or another database.",
    error,
  );
}

function misfit(message: string, hint: string, cause?: unknown): AppError {
  return new AppError("bad_configuration", message, { hint, cause });
}

const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);
