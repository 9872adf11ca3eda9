/** `fathom engines`: lists the compilers that tell what names mean, and installs those that are wanted. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { prepare } from "../build/prepare.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function engines(root, args) {
  const done = await prepare(root);
  try {
    const child = spawn(process.execPath, [resolve(root, "dist/engines.js"), ...args], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    return code ?? 1;
  } finally {
    done();
  }
}
