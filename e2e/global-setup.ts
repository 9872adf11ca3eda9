/** Starts the one instance that all journeys share, and stops it at the end. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layOutCorpus } from "./corpus";
import { startInstance } from "./instance";

export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "fathom-e2e-"));
  // Under root another user runs Postgres and has to pass through.
  chmodSync(folder, 0o711);
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const { game, engine } = layOutCorpus(folder);
    const { url, stop } = await startInstance(folder, [game, "--external", engine]);
    // Workers are started after this and inherit it.
    process.env.FATHOM_E2E_URL = url;
    process.env.FATHOM_E2E_GAME = game;
    return async () => {
      await stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
