/**
 * Gives Zoekt what the text index has: a repository for each segment, written by `zoekt-index` from the stored texts,
 * its files named by their ids. Shards of segments that are gone are removed. Nothing depends on it being complete.
 */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Queryable } from "../../lib/db/pool";
import type { TextReader } from "../../lib/db/read/text-reader";
import { segmentTokens, zoektName } from "../../lib/db/write/text-segments";

const run = promisify(execFile);
const READ_AT_ONCE = 256;
const MOST_MS = 30 * 60_000;
/** A shard's file is the repository's name, `_v`, the format's version and a number. */
const SHARD = /^(fathom-[0-9a-f-]{36})_v\d+\.\d+\.zoekt$/;

export class ZoektShards {
  /** @param folder that the web server of Zoekt serves */
  constructor(
    private readonly folder: string,
    private readonly client: Queryable,
    private readonly reader: TextReader,
    private readonly program = "zoekt-index",
  ) {}

  /** Writes what is missing, then removes what is too much: a file is never without a shard because of a merge. */
  async bringUpToDate(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const segments = await segmentTokens(this.client);
    const present = new Set(this.shards().map(({ name }) => name));
    for (const { token, files } of segments)
      if (!present.has(zoektName(token))) await this.write(zoektName(token), files);
    const wanted = new Set(segments.map(({ token }) => zoektName(token)));
    for (const { file, name } of this.shards()) if (!wanted.has(name)) rmSync(join(this.folder, file), { force: true });
  }

  private shards(): { file: string; name: string }[] {
    return readdirSync(this.folder).flatMap((file) => {
      const name = SHARD.exec(file)?.[1];
      return name === undefined ? [] : [{ file, name }];
    });
  }

  private async write(name: string, files: Int32Array): Promise<void> {
    const scratch = mkdtempSync(join(tmpdir(), "fathom-zoekt-"));
    try {
      const texts = join(scratch, "texts");
      mkdirSync(texts);
      await this.writeTexts(texts, files);
      const meta = join(scratch, "meta.json");
      writeFileSync(meta, JSON.stringify({ Name: name }));
      // Zoekt leaves large files out unless told, and those with many different trigrams.
      const limits = ["-file_limit", "2000000000", "-max_trigram_count", "1000000000", "-parallelism", "1"];
      await run(this.program, ["-index", this.folder, "-meta", meta, "-disable_ctags", ...limits, texts], {
        timeout: MOST_MS,
      });
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  }

  /** A file that went meanwhile is there and empty: the number of files tells that the shard is whole. */
  private async writeTexts(folder: string, files: Int32Array): Promise<void> {
    for (let from = 0; from < files.length; from += READ_AT_ONCE) {
      const part = [...files.subarray(from, from + READ_AT_ONCE)];
      for (const file of part) writeFileSync(join(folder, String(file)), "");
      await this.reader.read(part, (file, text) => writeFileSync(join(folder, String(file)), text.all()));
    }
  }
}
