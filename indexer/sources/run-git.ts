/**
 * Runs git for what is fetched: without hooks, templates, submodules, filters and prompts, over https and ssh alone,
 * and following no redirect. It ends in time, and before what it brings is larger than the bound.
 */
import { execFile } from "node:child_process";
import { AppError } from "../../lib/errors";
import { sizeOfObjects } from "./source-size";

/** Bytes of what it says: a list of about two million files. */
const MAX_OUTPUT = 200 * 1024 * 1024;
/** Milliseconds between two looks at how much has come. */
const LOOK = 250;

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

/** What one run of git may take. */
export interface GitBounds {
  /** milliseconds */
  timeout: number;
  /** of its objects, and of the folder */
  bytes: number;
}

/** @throws AppError invalid_input, with what git said, or which bound it met */
export function git(folder: string, args: readonly string[], { timeout, bytes }: GitBounds): Promise<string> {
  const env: NodeJS.ProcessEnv = {
    ...{ GIT_SSH_COMMAND: "ssh -oBatchMode=yes", ...process.env },
    ...{ GIT_ALLOW_PROTOCOL: "https:ssh", GIT_TERMINAL_PROMPT: "0", GIT_LFS_SKIP_SMUDGE: "1", LC_ALL: "C" },
    // Nobody sits before a window of the server's; a program of GIT_ASKPASS was set on purpose.
    ...{ SSH_ASKPASS: "" },
  };
  for (const name of Object.keys(env)) if (FOREIGN.test(name)) delete env[name];
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const options = { cwd: folder, env, timeout, maxBuffer: MAX_OUTPUT, encoding: "utf8" as const };
  return new Promise((resolve, reject) => {
    let isTooLarge = false;
    const child = execFile("git", [...settings, ...args], options, (error, stdout, stderr) => {
      clearInterval(watch);
      if (isTooLarge) reject(tooLarge(bytes));
      else if (error === null) resolve(stdout.trim());
      else if ("code" in error && error.code === OVERFULL) reject(tooMany(args[0]));
      else if (error.killed === true) reject(tooSlow(args[0], timeout));
      else reject(failureOf(args[0], stderr, error));
    });
    const watch = setInterval(() => {
      if (args[0] !== "fetch" || isTooLarge || sizeOfObjects(folder) <= bytes) return;
      isTooLarge = true;
      child.kill();
    }, LOOK);
  });
}

/** @param bytes that it may have */
export const tooLarge = (bytes: number): AppError =>
  new AppError(
    "invalid_input",
    `It has more than the ${Math.round(bytes / 1e6).toLocaleString("en-US")} MB that are fetched.`,
    {
      hint: "Clone it by hand, without what is large, and add the folder.",
    },
  );

const OVERFULL = "ERR_CHILD_PROCESS_STDIO_MAXBUFFER";

const tooMany = (verb: string): AppError =>
  new AppError(
    "invalid_input",
    `git ${verb} lists more than ${MAX_OUTPUT / 2 ** 20} MB: it has more files than are taken.`,
    {
      hint: "Clone it by hand, without what is too much, and add the folder.",
    },
  );

const tooSlow = (verb: string, timeout: number): AppError =>
  new AppError("invalid_input", `git ${verb} did not end within ${Math.ceil(timeout / 60_000)} min.`, {
    hint: "Look whether the server of the address answers, and try again.",
  });

function failureOf(verb: string, said: string, cause: Error): AppError {
  const missing = "code" in cause && cause.code === "ENOENT";
  const lines = said.split("\n").filter((line) => /^(fatal|error|ssh|Host|.*denied)/i.test(line));
  const why = missing ? "there is no git on PATH" : lines.join(" ").slice(0, 400) || cause.message.slice(0, 200);
  return new AppError("invalid_input", `git ${verb}: ${why}`, {
    hint: "Try `git ls-remote` with the same address: this user's git has to be let in without being asked.",
    cause,
  });
}
