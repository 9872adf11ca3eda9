/**
 * `fathom prepare`: does what the first start would do, and starts nothing. For a package that one user installs and
 * others run, such as in an image: only who owns its folder may make the links that no package can hold.
 */
import { prepare as prepareRoot } from "../build/prepare.mjs";
import { UsageError } from "../options.mjs";

const HELP = `Makes Fathom ready to run, and starts nothing.

  fathom prepare

For whoever installs it for other users, who may not write where it lies.
`;

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function prepare(root, args) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(HELP);
    return 0;
  }
  if (args.length > 0) throw new UsageError("fathom prepare takes nothing more.");
  const done = await prepareRoot(root);
  done();
  return 0;
}
