/**
 * Brings a folder to the newest state of a branch or tag elsewhere. Git runs without hooks, templates, submodules,
 * filters and prompts, over https and ssh alone, and follows no redirect.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../lib/errors";
import { checkAddress, checkRef } from "./git-address";

const TIMEOUT = 30 * 60_000;
const MAX_OUTPUT = 4 * 1024 * 1024;

const SETTINGS: Readonly<Record<string, string>> = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  // A link is a file that holds where it would lead.
  "core.symlinks": "false",
  "protocol.allow": "never",
  "protocol.https.allow": "always",
  "protocol.ssh.allow": "always",
  "http.followRedirects": "false",
  "http.lowSpeedLimit": "1000",
  "http.lowSpeedTime": "60",
  "submodule.recurse": "false",
  "fetch.recurseSubmodules": "false",
  "transfer.fsckObjects": "true",
  "filter.lfs.smudge": "",
  "filter.lfs.process": "",
  "filter.lfs.required": "false",
  "gc.auto": "0",
  "maintenance.auto": "false",
};

/** Variables that would make git work on another repository, or run something else. */
const FOREIGN =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|PREFIX|OBJECT_DIRECTORY|EXEC_PATH|TEMPLATE_DIR|PROXY_COMMAND|EXTERNAL_DIFF|ALTERNATE.*|CONFIG_PARAMETERS|CONFIG_COUNT)$/;

export interface Source {
  url: string;
  /** branch or tag; null for the server's own choice */
  ref: string | null;
}

/**
 * Gives the commit that the folder is at now, and whether it is another than before. The folder keeps its last state
 * where it fails.
 * @throws AppError invalid_input, with what git said
 */
export async function fetchSource(folder: string, { url, ref }: Source): Promise<{ commit: string; isNew: boolean }> {
  const address = checkAddress(url);
  const wanted = ref === null ? "HEAD" : checkRef(ref);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, ".git"))) await git(folder, ["init", "--quiet", "--template="]);
  await git(folder, [
    ...["fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-commit-graph", "--force"],
    ...["--", address, wanted],
  ]);
  const commit = await git(folder, ["rev-parse", "--verify", "FETCH_HEAD^{commit}"]);
  const before = await git(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]).catch(() => "");
  if (commit === before) return { commit, isNew: false };
  await git(folder, ["checkout", "--quiet", "--force", "--detach", "--no-recurse-submodules", commit, "--"]);
  return { commit, isNew: true };
}

function git(folder: string, args: readonly string[]): Promise<string> {
  const env: NodeJS.ProcessEnv = {
    ...{ GIT_SSH_COMMAND: "ssh -oBatchMode=yes", ...process.env },
    ...{ GIT_ALLOW_PROTOCOL: "https:ssh", GIT_TERMINAL_PROMPT: "0", GIT_LFS_SKIP_SMUDGE: "1", LC_ALL: "C" },
  };
  for (const name of Object.keys(env)) if (FOREIGN.test(name)) delete env[name];
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const options = { cwd: folder, env, timeout: TIMEOUT, maxBuffer: MAX_OUTPUT, encoding: "utf8" as const };
  return new Promise((resolve, reject) => {
    execFile("git", [...settings, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout.trim());
      else reject(failureOf(args[0], stderr, error));
    });
  });
}

function failureOf(verb: string, said: string, cause: Error): AppError {
  const missing = "code" in cause && cause.code === "ENOENT";
  const lines = said.split("\n").filter((line) => /^(fatal|error|ssh|Host|.*denied)/i.test(line));
  const why = missing ? "there is no git on PATH" : lines.join(" ").slice(0, 400) || cause.message.slice(0, 200);
  return new AppError("invalid_input", `git ${verb}: ${why}`, {
    hint: "Try `git ls-remote` with the same address: this user's git has to be let in without being asked.",
    cause,
  });
}
