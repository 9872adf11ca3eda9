/** Which trials a command line asks for. */
import { parseArgs } from "node:util";
import { CRASH } from "../../trials/crash.mjs";
import { INPUT } from "../../trials/input.mjs";
import { LOAD } from "../../trials/load.mjs";
import { SECURITY } from "../../trials/security.mjs";

/** @typedef {import("../../trials/trial.mjs").Trial} Trial */

/** @type {Record<string, Trial[]>} */
export const GROUPS = { crash: CRASH, input: INPUT, load: LOAD, security: SECURITY };
const ALL = Object.values(GROUPS).flat();

export const HELP = `Trials: what Fathom has to stand.

  npm run trials -- [NUMBER | GROUP ...] [options]

  NUMBER     a trial, as --list has it: 24 27
  GROUP      ${Object.keys(GROUPS).join(", ")}
  --quick    at the size that npm test has
  --list     which trials there are, and which tests show them
  --help     this text

Without a number or group all are run, which takes hours.`;

/** A command line that asks for something else. */
export class WrongChoice extends Error {}

/**
 * Throws WrongChoice.
 * @param {string[]} args
 * @returns {{ trials: Trial[], quick: boolean, list: boolean, help: boolean }}
 */
export function choose(args) {
  const { values, positionals } = parsed(args);
  const chosen = positionals.flatMap((word) => {
    const found = GROUPS[word] ?? ALL.filter(({ number }) => String(number) === word);
    if (found.length === 0) throw new WrongChoice(`There is no trial or group "${word}".\n\n${HELP}`);
    return found;
  });
  const trials = positionals.length === 0 ? ALL : ALL.filter((trial) => chosen.includes(trial));
  return { trials, quick: values.quick ?? false, list: values.list ?? false, help: values.help ?? false };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { quick: { type: "boolean" }, list: { type: "boolean" }, help: { type: "boolean" } },
    });
  } catch (error) {
    throw new WrongChoice(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}
