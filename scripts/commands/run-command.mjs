/** Runs a command of the command line, and tells mistakes of its caller and failed steps in words. */
import { StepFailed } from "../build/run-program.mjs";
import { UsageError } from "../options.mjs";

/**
 * @param {string} name as it is typed
 * @param {() => Promise<number>} command gives the exit code
 * @returns {Promise<number>} 2 for a wrong command line, 1 for a step that failed
 */
export async function runCommand(name, command) {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof StepFailed)) throw error;
    console.error(error.message);
    if (error instanceof UsageError) console.error(`\`${name} --help\` lists what it takes.`);
    return error instanceof UsageError ? 2 : 1;
  }
}
