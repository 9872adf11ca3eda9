/** Trials in words: what there is, and what came of it. */

/**
 * @param {import("../../trials/trial.mjs").Trial[]} trials
 * @returns {string}
 */
export function listed(trials) {
  return trials
    .map(({ number, tries, shows, parts, notHere, short }) => {
      const tests = parts.map(({ file, title, env }) => {
        const size = Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`);
        return ["     ", ...size, file, ...(title ? [`"${title}"`] : [])].join(" ");
      });
      const head = `${String(number).padStart(3)}  ${tries}\n     must show: ${shows}`;
      const rest = [notHere && `     not here: ${notHere}`, short && `     leaves out: ${short}`];
      return [head, ...tests, ...rest.filter(Boolean)].join("\n");
    })
    .join("\n");
}

/**
 * A table in Markdown, and a line that sums it up.
 * @param {import("./run-trial.mjs").Outcome[]} outcomes
 * @returns {string}
 */
export function table(outcomes) {
  const rows = outcomes.map(({ trial, verdict, figure }) => {
    const { number, tries, shows, short } = trial;
    const rest = short && verdict !== "not here" ? ` (${short})` : "";
    return `| ${[number, tries, shows, `${figure}${rest}`, verdict].map(cell).join(" | ")} |`;
  });
  const counts = ["held", "fell short", "not here"].map(
    (word) => `${outcomes.filter(({ verdict }) => verdict === word).length} ${word}`,
  );
  return ["| | Trial | Must show | Showed | |", "|---|---|---|---|---|", ...rows, "", counts.join(", ")].join("\n");
}

/** @param {string | number} text */
const cell = (text) => String(text).replaceAll("|", "\\|").replace(/\s+/g, " ");
