/** `fathom [FOLDER...]`, and `npm start`: indexes folders and serves the page until it is stopped. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { prepare } from "../build/prepare.mjs";
import { HELP, parseOptions } from "../options.mjs";

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function start(root, args) {
  const options = parseOptions(args);
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  // Who started this as a part of itself has gone: the programs end in order, as by Ctrl-C.
  if (process.connected) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening alone keeps nobody here.
  process.channel?.unref();
  const done = await prepare(root);
  try {
    /** @type {typeof import("../launch")} */
    const { launch } = await import(pathToFileURL(resolve(root, "dist/launch.js")).href);
    return await launch(root, options);
  } finally {
    done();
  }
}
