/**
 * Tells whether the inputs of a step changed: by content, so a touched file or a fresh checkout of the same commit
 * costs nothing. Tests and fixtures are no inputs of a build.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const NOT_BUILT = /(^|\/)(node_modules|fixtures|generated|\.next)$|\.test\.tsx?$/;

/**
 * @param {string} root
 * @param {readonly string[]} inputs files and folders under root; what does not exist counts as absent
 * @returns {string} hash of names and contents
 */
export function fingerprint(root, inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesUnder(root, input)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} step
 * @returns {string} fingerprint of the inputs at the step's last success; "" if it never succeeded
 */
export function readStamp(root, step) {
  const file = stampFile(root, step);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * @param {string} root
 * @param {string} step
 * @param {string} value
 */
export function writeStamp(root, step, value) {
  mkdirSync(dirname(stampFile(root, step)), { recursive: true });
  writeFileSync(stampFile(root, step), value);
}

/**
 * @param {string} root
 * @param {string} step
 */
function stampFile(root, step) {
  return join(root, "dist", ".stamps", step);
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const absolute = join(root, path);
  if (NOT_BUILT.test(path) || !existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute).flatMap((name) => filesUnder(root, `${path}/${name}`));
}
