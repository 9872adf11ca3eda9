/** Tokens of persons. A token itself is never kept: its hash tells it again when it is sent. */
import { createHash, randomBytes } from "node:crypto";
import { AppError } from "../../errors";
import type { Queryable } from "../pool";

export interface AccessToken {
  /** of the person, or program, that has it */
  name: string;
  /** SHA-256 */
  hash: Buffer;
  /** names of the only repositories that it opens; null for all */
  repositories: readonly string[] | null;
  /** whoever has it may add and remove repositories */
  manages: boolean;
  createdAt: Date;
}

/** Tells a Fathom token apart where it turns up by mistake: in a log, in a file. */
const PREFIX = "fathom_";
const BYTES = 32;

/** SHA-256 does for 256 random bits: there is nothing to guess. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export async function accessTokens(client: Queryable): Promise<AccessToken[]> {
  const { rows } = await client.query<AccessToken>({
    name: "access-tokens",
    text: `select name, hash, repositories, manages, created_at as "createdAt" from access_token order by name`,
  });
  return rows;
}

/**
 * Makes a token; this is the only time that it can be read.
 * @throws AppError invalid_input where the name has one already
 */
export async function addAccessToken(
  client: Queryable,
  name: string,
  repositories: readonly string[] | null,
  manages = false,
): Promise<string> {
  const token = `${PREFIX}${randomBytes(BYTES).toString("base64url")}`;
  const { rowCount } = await client.query(
    "insert into access_token (name, hash, repositories, manages) values ($1, $2, $3, $4) on conflict do nothing",
    [name, hashOfToken(token), repositories, manages],
  );
  if (rowCount === 1) return token;
  throw new AppError("invalid_input", `${name} has a token already.`, {
    hint: `fathom token revoke ${name} makes room for another.`,
  });
}

/** False where the name has none. */
export async function revokeAccessToken(client: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await client.query("delete from access_token where name = $1", [name]);
  return rowCount === 1;
}
