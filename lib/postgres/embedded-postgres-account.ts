/**
 * Under which account Postgres runs. It refuses to run as root, so a root start hands it to the user `postgres`, made
 * if need be. Refuses to change rights on anything that it did not create.
 */
import { spawnSync } from "node:child_process";
import { AppError } from "../errors";

/** Whom a Postgres process runs as; empty for the current user. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** The current user, or `postgres` when the current user is root. Throws `bad_configuration` if it cannot be made. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return lookUp() ?? create();
}

/** Whether the account may enter this folder (or run this program), all folders above it included. */
export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true;
  return (
    spawnSync("/bin/sh", ["-c", 'test -r "$1" && test -x "$1"', "sh", path], { ...account, cwd: "/" }).status === 0
  );
}

function lookUp(): Required<Account> | undefined {
  const ids = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number.parseInt(stdout, 10) : Number.NaN;
  });
  const [uid, gid] = ids;
  return uid === undefined || gid === undefined || Number.isNaN(uid + gid) ? undefined : { uid, gid };
}

function create(): Required<Account> {
  const made = spawnSync(
    "useradd",
    ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", "postgres"],
    {
      encoding: "utf8",
    },
  );
  const account = lookUp();
  if (account) return account;
  throw new AppError("bad_configuration", `Postgres does not run as root, and a user postgres could not be made.`, {
    hint: "Run Fathom as an ordinary user, or create a user named postgres, or set DATABASE_URL.",
    cause: made.error ?? made.stderr,
  });
}
