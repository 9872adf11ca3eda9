/**
 * The Meilisearch of the tests: a named one, else one from PATH on a folder of its own; null where there is neither.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMeilisearch, startMeilisearch } from "../../scripts/launch/meilisearch";

interface TestServer {
  url: string;
  key: string | undefined;
  stop(): Promise<void>;
}

export async function meilisearchForTests(): Promise<TestServer | null> {
  const { MEILI_URL: url, MEILI_KEY: key } = process.env;
  if (url !== undefined && url !== "") return { url, key, stop: async () => {} };
  const binary = findMeilisearch();
  if (binary === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), "fathom-meilisearch-"));
  mkdirSync(join(folder, "logs"));
  const lines: string[] = [];
  const server = await startMeilisearch(binary, folder, (line) => lines.push(line));
  if (server === null) throw new Error(`The meilisearch on PATH did not start. ${lines.join(" ")}`);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
