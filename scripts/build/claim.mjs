/**
 * Files that say "a live process is at work here". The holder touches its file every two seconds; a file that was not
 * touched for long, or whose process is gone, counts for nothing. So a crash never blocks the next start.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const TOUCH_MS = 2_000;
const STALE_MS = 20_000;

/**
 * Waits until the file can be claimed, and claims it.
 * @param {string} file
 * @param {(pid: number) => void} onWait called once when another process holds it
 * @returns {Promise<() => void>} gives it back
 */
export async function claim(file, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; ; await sleep(200)) {
    const release = tryClaim(file);
    if (release) return release;
    const holder = liveHolder(file);
    if (holder === undefined) removeStale(file);
    else if (!told && holder > 0) onWait(holder);
    told ||= holder !== undefined;
  }
}

/**
 * Says that this process runs what was built, so that nothing is built anew under it.
 * @param {string} root
 * @returns {() => void} call when it ends
 */
export function markRunning(root) {
  const file = join(runningFolder(root), String(process.pid));
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return tryClaim(file) ?? (() => {});
}

/**
 * Processes that run what was built here, this one left out.
 * @param {string} root
 * @returns {number[]}
 */
export function runningProcesses(root) {
  const folder = runningFolder(root);
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((name) => {
    const holder = liveHolder(join(folder, name));
    if (holder === undefined) rmSync(join(folder, name), { force: true });
    return holder === undefined || holder === process.pid ? [] : [holder];
  });
}

/**
 * Two that wait may both find the file stale: moving it first lets only one of them remove it, and a claim that was
 * made in between goes back to its place.
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (liveHolder(aside) === undefined) rmSync(aside, { force: true });
    else renameSync(aside, file);
  } catch {
    // Another one was quicker.
  }
}

/** @param {string} root */
function runningFolder(root) {
  return join(root, "dist", ".running");
}

/** @param {string} file */
function tryClaim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return undefined;
    throw error;
  }
  const timer = setInterval(() => touch(file), TOUCH_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Removed from outside: there is nothing left to keep alive.
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} process that holds the file, if it is alive
 */
function liveHolder(file) {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    const fresh = Date.now() - statSync(file).mtimeMs < STALE_MS;
    // An empty file was made this instant: its writer is about to fill it.
    if (pid === 0) return fresh ? 0 : undefined;
    process.kill(pid, 0);
    return fresh ? pid : undefined;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" ? -1 : undefined;
  }
}
