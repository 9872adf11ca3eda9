/** `fathom scip`: takes SCIP indexes of other tools in, and writes them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { prepare } from "../build/prepare.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function scip(root, args) {
  const done = await prepare(root);
  try {
    const child = spawn(process.execPath, [resolve(root, "dist/scip.js"), ...args], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    return code ?? 1;
  } finally {
    done();
  }
}
