/**
 * What a line of the list of trials says. A trial is one or more tests of the product whose size a variable of the
 * environment sets: small in `npm test`, full in `npm run trials`.
 *
 * @typedef {object} TrialPart
 * @property {string} file its test; those in `e2e/` run in Playwright, all others in Vitest
 * @property {string} [title] of the tests in it that count, when not all do: a regular expression
 * @property {Record<string, string>} [env] the full size
 *
 * @typedef {object} Trial
 * @property {number} number never given to another one
 * @property {string} tries
 * @property {string} shows what it must show
 * @property {TrialPart[]} parts none where it cannot be run
 * @property {string} [notHere] why it cannot be run
 * @property {string} [short] what the parts leave untried
 * @property {number} [minutes] the longest it may take at full size; 10 when left out
 */

/**
 * One part of a trial.
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @param {string} [title]
 * @returns {TrialPart}
 */
export const by = (file, env, title) => ({ file, env, title });
