/**
 * Asks an address every 250 ms until its input ends, and prints what came of it as JSON. A process of its own: one
 * that asks hundreds of questions at once would time itself. For tests only.
 */
import { setTimeout as sleep } from "node:timers/promises";

const [, , url = ""] = process.argv;
/** @type {{ status: number, ms: number }[]} */
const probes = [];
let isOver = false;
process.stdin.once("end", () => (isOver = true)).resume();
while (!isOver) {
  const begun = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => (await answer.text(), answer.status),
    () => 0,
  );
  probes.push({ status, ms: performance.now() - begun });
  await sleep(250);
}
process.stdout.write(JSON.stringify(probes));
