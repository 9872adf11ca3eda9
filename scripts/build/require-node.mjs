/** Must load on any Node, however old: no imports, no new syntax. */

const FLOOR = [20, 19];

/** Ends the process with a clear message on a Node that is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1])) return;
  console.error(`Fathom needs Node ${FLOOR.join(".")} or newer; this is ${process.versions.node}.`);
  console.error("Install a newer one from https://nodejs.org, then start again.");
  process.exit(1);
}
