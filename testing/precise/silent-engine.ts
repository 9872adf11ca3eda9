/**
 * The program of an engine's process that knows nothing of any file.
 * @param onMessage statements that run first at each message, which is `message` to them
 * @param imports modules that they need
 */
export const silentEngine = (onMessage: string, imports = ""): string => `
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
${imports}
let root;
process.on("message", (message) => {
  ${onMessage}
  if (message.type === "open") { root = message.root; process.send({ type: "opened" }); }
  if (message.type === "update") process.send({ type: "affected", paths: [] });
  if (message.type !== "documents") return;
  for (const path of message.paths) {
    const contentHash = new Uint8Array(createHash("sha256").update(readFileSync(root + "/" + path)).digest());
    const nothing = { paths: [], hashes: [], occurrences: new Int32Array(0), relations: new Int32Array(0) };
    process.send({ type: "document", document: { path, contentHash, ...nothing } });
  }
  process.send({ type: "done", cpuMs: 1, complaint: null });
});`;
