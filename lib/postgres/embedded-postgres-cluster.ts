/**
 * Makes a cluster: the folder that Postgres keeps its files in, with one user and a random password. Refuses to leave
 * half of one behind.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./embedded-postgres-account";
import { program, type PostgresBinaries } from "./embedded-postgres-binaries";
import { postgresFailure } from "./embedded-postgres-failure";

/** The password of a data folder's cluster, made on first use; only the owner of the folder can read it. */
export function clusterPassword(dataFolder: string): string {
  const file = join(dataFolder, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/**
 * Runs `initdb`. The cluster is made beside its place and moved there when whole, so that a crash leaves no half
 * cluster.
 */
export function makeCluster(
  binaries: PostgresBinaries,
  account: Account,
  home: string,
  cluster: string,
  password: string,
): void {
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = join(home, "initial-password");
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const options = ["--username=fathom", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-instructions"];
  const made = spawnSync(
    program(binaries, "initdb"),
    [...options, `--pgdata=${unfinished}`, `--pwfile=${passwordFile}`],
    { ...account, cwd: home, env: { ...process.env, LC_ALL: "C" }, encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw postgresFailure("The database could not be made", made.stderr || String(made.error));
  renameSync(unfinished, cluster);
}
