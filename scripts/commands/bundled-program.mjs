/** Runs a program of dist/ as a command: it gets the rest of the command line and speaks to the same terminal. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { prepare } from "../build/prepare.mjs";

/**
 * @param {string} root
 * @param {string} program as the bundle names it: `engines`
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runBundled(root, program, args) {
  const done = await prepare(root);
  try {
    const child = spawn(process.execPath, [resolve(root, `dist/${program}.js`), ...args], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    return code ?? 1;
  } finally {
    done();
  }
}
