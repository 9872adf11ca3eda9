/** Must load on any Node, however old: no imports, no new syntax. */

/** Ends the process with a clear message on a Node that is too old. Checksums (`crc32`) came with 20.15 and 22.2. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 2) || (major === 20 && minor >= 19)) return;
  console.error(`Fathom needs Node 20.19 or newer, of 21 and 22 from 22.2 on; this is ${process.versions.node}.`);
  console.error("Install a newer one from https://nodejs.org, then start again.");
  process.exit(1);
}
