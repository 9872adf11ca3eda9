/**
 * Fills a symbol index to a wanted size: what a database holds first, then synthetic files in the manner of real code.
 */
import { SYMBOL_KINDS } from "../../lib/contract/vocabulary";
import { withConnection } from "../../lib/db/connection";
import {
  loadFiles,
  loadMentions,
  loadSymbols,
  type LoadedFile,
  type LoadedSymbol,
} from "../../lib/db/read/load-symbols";
import { hashNameInto } from "../../lib/format/name-hash";
import { Batch } from "../../lib/search/embedded/batch";
import { Mentions } from "../../lib/search/embedded/mentions";
import { mergeInSlices } from "../../lib/search/embedded/merger";
import { SymbolIndex } from "../../lib/search/embedded/symbol-index";
import { random, type Random } from "./random";
import { syntheticName } from "./synthetic-names";

interface FilledIndex {
  index: SymbolIndex;
  /** a sample of the names in it */
  names: string[];
  /** seconds; making up synthetic names is not counted, reading from the database is */
  load: { cpu: number; wall: number; fromDatabase: number };
}

const BATCH_ROWS = 60_000;
const SYMBOLS_PER_FILE = 80;
const SAMPLE_EVERY = 37;
/** Share of synthetic symbols whose name is new; the others repeat one, as `get` and `init` do. */
const NEW_NAMES = 0.72;

/** @param wanted symbols in all */
export async function fillIndex(wanted: number, seed: number): Promise<FilledIndex> {
  const index = new SymbolIndex(mergeInSlices);
  const names: string[] = [];
  const load = { cpu: 0, wall: 0, fromDatabase: 0 };
  const url = process.env.DATABASE_URL;
  if (url) {
    await timed(load, () => fromDatabase(url, index, names));
    load.fromDatabase = index.size();
  }
  await synthetic(wanted - index.size(), index, names, load, random(seed));
  await timed(load, () => index.whenIdle());
  index.rest();
  await timed(load, () => index.whenIdle());
  return { index, names, load };
}

async function timed(load: FilledIndex["load"], work: () => Promise<void>): Promise<void> {
  const cpu = process.cpuUsage();
  const wall = performance.now();
  await work();
  const used = process.cpuUsage(cpu);
  load.cpu += (used.user + used.system) / 1e6;
  load.wall += (performance.now() - wall) / 1000;
}

async function fromDatabase(url: string, index: SymbolIndex, names: string[]): Promise<void> {
  await withConnection(url, "fathom bench", async (client) => {
    const mentions = new Mentions();
    await loadMentions(client, (hash, files) => mentions.set(hash, files));
    await index.count(mentions, new Map());
    const files = new Map((await loadFiles(client, null)).map((file) => [file.id, file]));
    const full: Batch[] = [];
    let batch = new Batch();
    let current = -1;
    const enter = async (): Promise<void> => {
      for (let next = full.shift(); next; next = full.shift()) await index.add(next, files);
    };
    const onSymbol = (symbol: LoadedSymbol): void => {
      if (!files.has(symbol.fileId)) return;
      if (symbol.fileId !== current) {
        if (batch.rows >= BATCH_ROWS) {
          full.push(batch);
          batch = new Batch();
        }
        batch.addFile((current = symbol.fileId));
      }
      batch.add(symbol);
      if (symbol.ordinal % SAMPLE_EVERY === 0) names.push(symbol.name);
    };
    await loadSymbols(client, 0, 2 ** 31 - 1, onSymbol, enter);
    full.push(batch);
    await enter();
  });
}

/** Files with ids from far above those of a database. */
const FIRST_FILE = 1_000_000_000;

async function synthetic(
  wanted: number,
  index: SymbolIndex,
  names: string[],
  load: FilledIndex["load"],
  next: Random,
): Promise<void> {
  const recent: string[] = names.slice(0, 50_000);
  const mentions = new Mentions(wanted);
  let file = FIRST_FILE;
  for (let left = wanted; left > 0;) {
    const rows = Math.min(left, BATCH_ROWS);
    left -= rows;
    const made = Array.from({ length: rows }, () => nameFor(recent, next));
    made.forEach((name, i) => i % SAMPLE_EVERY === 0 && names.push(name));
    for (const name of made) mentions.set(lowHash(name), 1 + Math.floor(next() ** 4 * 40));
    const first = file;
    file += Math.ceil(rows / SYMBOLS_PER_FILE);
    await timed(load, () => addFiles(index, made, first, next));
  }
  if (load.fromDatabase === 0) await timed(load, () => index.count(mentions, new Map()));
}

const words = new Uint32Array(2);

/** Names of real code are used in a file or two, a few in very many. */
function lowHash(name: string): number {
  hashNameInto(name, words, 0);
  return words[1];
}

function nameFor(recent: string[], next: Random): string {
  if (recent.length > 100 && next() > NEW_NAMES) return recent[Math.floor(next() ** 3 * recent.length)];
  const name = syntheticName(next);
  if (recent.length < 50_000) recent.push(name);
  return name;
}

async function addFiles(index: SymbolIndex, names: readonly string[], first: number, next: Random): Promise<void> {
  const batch = new Batch();
  const files = new Map<number, LoadedFile>();
  const types = SYMBOL_KINDS.indexOf("class");
  for (const [i, name] of names.entries()) {
    const ordinal = i % SYMBOLS_PER_FILE;
    const id = first + Math.floor(i / SYMBOLS_PER_FILE);
    if (ordinal === 0) {
      batch.addFile(id);
      const path = `src/m${id % 97}/f${id}.cpp`;
      files.set(id, { id, repositoryId: 1000, path, language: "cpp", scope: "user", stamp: 0 });
    }
    const isType = ordinal % 10 === 0;
    batch.add({
      fileId: id,
      ordinal,
      name,
      nameHash: lowHash(name),
      keyHigh: id,
      keyLow: ordinal,
      kind: isType ? types : SYMBOL_KINDS.indexOf(next() < 0.6 ? "method" : "field"),
      role: 0,
      container: isType ? -1 : ordinal - (ordinal % 10),
      qualifier: null,
      bodyLines: 1 + Math.floor(next() ** 2 * 60),
    });
  }
  await index.add(batch, files);
}
