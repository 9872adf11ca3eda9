/**
 * The process of one engine at work on one repository. It has no environment and no connection to the database; it may
 * be killed at any moment. Bundled to dist/precise-engine.js.
 */
import { mkdirSync } from "node:fs";
import { ENGINES } from "./engines";
import { packDocument, toEngineSchema, type FromEngine, type ToEngine } from "./messages";
import type { PreciseSession } from "./port";

let session: PreciseSession | null = null;
let order: Promise<void> = Promise.resolve();

process.on("message", (raw) => {
  const message = toEngineSchema.parse(raw);
  order = order.then(() => answer(message)).catch((error: unknown) => tell({ type: "failed", message: String(error) }));
});
process.on("disconnect", () => process.exit(0));

async function answer(message: ToEngine): Promise<void> {
  if (message.type === "open") {
    const entry = ENGINES.find(({ id }) => id === message.engine);
    if (!entry) throw new Error(`There is no engine ${message.engine}.`);
    const engine = await entry.load();
    const { folder, program, package: brought, externals } = message;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    session = engine.open(message.root, message.files, { folder, program, package: brought, externals, alive });
    return tell({ type: "opened" });
  }
  if (session === null) throw new Error("No repository was opened.");
  if (message.type === "update")
    return tell({ type: "affected", paths: [...(await session.update(message.files, message.changed))] });
  for await (const document of session.documents(message.paths))
    await tell({ type: "document", document: packDocument(document, session) });
  const { user, system } = process.cpuUsage();
  const cpuMs = (user + system) / 1000 + (session.cpuMs?.() ?? 0);
  return tell({ type: "done", cpuMs, complaint: session.complaint?.() ?? null });
}

const alive = (): void => void tell({ type: "alive" }).catch(() => process.exit(1));

/** Resolves when the message is on its way: documents do not pile up in memory. */
function tell(message: FromEngine): Promise<void> {
  return new Promise((resolve, reject) => {
    if (process.send === undefined) return reject(new Error("An engine's process is started by the supervisor."));
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
