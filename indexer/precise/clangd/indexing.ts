/**
 * Brings clangd's index of a repository up to date with its files: removes outdated shards and reads the missing ones,
 * in batches.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesSince } from "../changed-contents";
import type { EngineSurroundings } from "../port";
import { shortDigest } from "../short-digest";
import { BackgroundIndex } from "./background-index";
import { CompileCommands, unitsOf } from "./compile-commands";
import { UriPlaces } from "./declared-symbols";
import { withDependents } from "./dependents";
import { ExternalHeaders, type Reach } from "./external-headers";
import { hashesOf, hexOf, readState, writeState, type IndexState } from "./index-state";
import type { ListedFile, Listing } from "./listing";
import { stubsOf, Templates, writeStubs } from "./stubs";
import { engineSettings, GENERATED, standsOnEngine } from "./unreal/engine-settings";
import { forcedHeader } from "./unreal/forced-header";
import { NameListener } from "./unreal/spoken-names";

/** Number of the way in which clangd is told to read: an index that was made in another way is made anew. */
const WAY = 3;
/** Units that one process of clangd reads: its memory grows with them. */
const BATCH = 300;

export class Indexing {
  readonly index: BackgroundIndex;
  private readonly externals: ExternalHeaders;
  private readonly version: string;
  /** paths by the names of the index's files, which are made from them */
  private readonly told = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly surroundings: EngineSurroundings,
  ) {
    this.index = new BackgroundIndex(surroundings);
    this.externals = new ExternalHeaders(surroundings.externals ?? []);
    this.version = `${surroundings.program ?? ""}/${WAY}`;
  }

  get stubs(): string {
    return join(this.surroundings.folder, "stubs");
  }

  /** Names of the index's files by the paths that they tell of. */
  shardsByPath(): Map<string, string> {
    const places = new UriPlaces(this.root, this.stubs);
    const found = new Map<string, string>();
    for (const name of this.index.list()) {
      const path = this.told.get(name) ?? places.pathOf(this.sourceOf(name) ?? "");
      if (path === null) continue;
      this.told.set(name, path);
      found.set(path, name);
    }
    return found;
  }

  /** @returns units that clangd did not survive */
  async bringUpToDate(listing: Listing): Promise<string[]> {
    const { folder } = this.surroundings;
    mkdirSync(folder, { recursive: true });
    const outside = this.externals.reach(listing);
    const state = this.removeStale(listing, outside);
    const units = unitsOf(listing).filter(({ path, hash }) => state.deadly[path] !== hexOf(hash));
    writeStubs(this.stubs, stubsOf(listing, fillerOf(listing, outside), outside));
    const forced = this.writeForced(listing, outside);
    const commands = new CompileCommands(listing, folder, this.stubs, forced, outside.folders);
    for (let at = 0; at < units.length; at += BATCH) await this.read(units.slice(at, at + BATCH), commands, state);
    return Object.keys(state.deadly);
  }

  /**
   * @returns path of the header that stands in for Unreal Engine, or for its build tool where the engine is there;
   * null
   *   for code that does not stand on it
   */
  private writeForced(listing: Listing, { headers }: Reach): string | null {
    if (!listing.isUnreal) return null;
    const listener = new NameListener();
    for (const { path } of listing.files()) listener.read(textOf(join(this.root, path)));
    const path = join(this.surroundings.folder, "unreal.h");
    const spoken = listener.spoken();
    const isEngineThere = standsOnEngine(headers);
    writeFileSync(path, isEngineThere ? engineSettings(headers, spoken, process.platform) : forcedHeader(spoken));
    return path;
  }

  /** Removes what was made from other bytes, and notes which bytes count from now on. */
  private removeStale(listing: Listing, { headers }: Reach): IndexState {
    const { folder } = this.surroundings;
    const version = `${this.version}${markOf(headers)}`;
    const before = readState(folder);
    const now = hashesOf(listing);
    const deadly = Object.fromEntries(
      Object.entries(before?.deadly ?? {}).filter(([path, hash]) => now[path] === hash),
    );
    if (before?.version !== version) {
      rmSync(join(folder, ".cache"), { recursive: true, force: true });
      return this.keep({ version, hashes: now, deadly: {} });
    }
    const changed = changesSince(new Map(Object.entries(before.hashes)), new Map(Object.entries(now)));
    if (changed.length > 0) {
      const shards = this.shardsByPath();
      for (const path of withDependents(listing, changed)) {
        const shard = shards.get(path);
        if (shard !== undefined) this.index.remove(shard);
      }
    }
    return this.keep({ version, hashes: now, deadly });
  }

  private keep(state: IndexState): IndexState {
    writeState(this.surroundings.folder, state);
    return state;
  }

  /** Reads the units that the index lacks. Halves those that clangd dies of, until the deadly one is alone. */
  private async read(units: readonly ListedFile[], commands: CompileCommands, state: IndexState): Promise<void> {
    const open = this.missing(units);
    if (open.length === 0) return;
    try {
      await this.index.run(open.map((unit) => commands.of(unit)));
    } catch (error) {
      const left = this.missing(open);
      if (left.length === 0) return;
      if (left.length < open.length) return this.read(left, commands, state);
      if (left.length === 1) {
        state.deadly[left[0].path] = hexOf(left[0].hash);
        this.keep(state);
        return;
      }
      const middle = Math.ceil(left.length / 2);
      await this.read(left.slice(0, middle), commands, state);
      await this.read(left.slice(middle), commands, state);
    }
  }

  /** Units without a shard of their own. */
  private missing(units: readonly ListedFile[]): ListedFile[] {
    const there = this.shardsByPath();
    return units.filter(({ path }) => !there.has(path));
  }

  private sourceOf(name: string): string | null {
    try {
      return this.index.read(name)?.source()?.uri ?? null;
    } catch {
      this.index.remove(name);
      return null;
    }
  }
}

/** Other headers outside mean another index; what is saved in one of them counts when it is made anew. */
function markOf(headers: Reach["headers"]): string {
  if (headers.length === 0) return "";
  const paths = headers.map(({ root, path }) => join(root, path)).sort();
  return `/${shortDigest(paths)}`;
}

/** What a header holds that a build would make. */
function fillerOf(listing: Listing, { headers }: Reach): (name: string) => string {
  const templates = new Templates(listing);
  const isEngineThere = standsOnEngine(headers);
  return (name) => (isEngineThere && name.endsWith(".generated.h") ? GENERATED : templates.filled(name));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
