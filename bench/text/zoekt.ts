/** The Zoekt that stands on PATH, over the same stored texts, as an engine to measure; null where there is none. */
import type pg from "pg";
import { ZoektShards } from "../../indexer/text-index/zoekt-shards";
import { TextReader } from "../../lib/db/read/text-reader";
import { ZoektCandidates } from "../../lib/text/zoekt/zoekt-candidates";
import { findZoekt, startZoekt } from "../../scripts/launch/zoekt";

interface ZoektEngine {
  candidates: ZoektCandidates;
  stop(): Promise<void>;
}

/** @param data folder for its shards and its log; @param files how many it is given */
export async function openZoekt(url: string, pool: pg.Pool, data: string, files: number): Promise<ZoektEngine | null> {
  const binary = findZoekt();
  const server = binary === undefined ? null : await startZoekt(binary, data, console.log);
  if (server === null) return null;
  const reader = new TextReader(url, "fathom bench, texts for Zoekt");
  await new ZoektShards(server.index, pool, reader).bringUpToDate();
  await reader.close();
  const candidates = new ZoektCandidates(server.url, pool);
  await untilServed(candidates, files);
  return { candidates, stop: () => server.stop() };
}

/** The server finds new shards by itself, within some seconds. */
async function untilServed(candidates: ZoektCandidates, all: number): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const { engine, files, note } = await candidates.state();
    if (engine === "zoekt" && files === all) return;
    if (Date.now() > until) throw new Error(`Zoekt serves ${files} of ${all} files. ${note ?? ""}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
