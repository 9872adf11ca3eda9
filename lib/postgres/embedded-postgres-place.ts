/**
 * Where the cluster and its programs lie. Normally inside the data folder; when the account of Postgres cannot get
 * there (a root start with a closed home folder), under /var/lib/fathom, remembered in the data folder.
 */
import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canReach, type Account } from "./embedded-postgres-account";
import { installedBinaries, program, type PostgresBinaries } from "./embedded-postgres-binaries";

/** Used only by root, whose home folder other accounts cannot enter. */
const SHARED_FOLDER = "/var/lib/fathom";
const NOTE = "postgres-folder";

/** The folder that the cluster `pg` lies in: owned by the account, and reachable for it. */
export function clusterHome(dataFolder: string, account: Account): string {
  const note = join(dataFolder, NOTE);
  const remembered = existsSync(note) ? readFileSync(note, "utf8").trim() : "";
  if (remembered !== "") return own(remembered, account);
  const inside = own(join(dataFolder, "postgres"), account);
  if (canReach(account, inside)) return inside;
  rmSync(inside, { recursive: true, force: true });
  const elsewhere = own(
    join(SHARED_FOLDER, createHash("sha256").update(dataFolder).digest("hex").slice(0, 16)),
    account,
  );
  writeFileSync(note, `${elsewhere}\n`);
  return elsewhere;
}

/** The installed programs, or a copy of them where the account can run them. */
export function reachableBinaries(account: Account): PostgresBinaries {
  const installed = installedBinaries();
  if (canReach(account, program(installed, "postgres"))) return installed;
  const folder = join(SHARED_FOLDER, `postgres-${installed.version}`);
  if (!existsSync(folder)) {
    mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
    const unfinished = `${folder}.${process.pid}`;
    cpSync(installed.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    putInPlace(unfinished, folder);
  }
  return { ...installed, folder };
}

function own(folder: string, { uid, gid }: Account): string {
  // Folders above are made first and stay with the current user: only the last one changes hands.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

function putInPlace(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another start was quicker: its copy is as good.
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
