/**
 * A folder of kept segments for one database and one form. Its files describe themselves: whatever lies there is
 * looked at, and what cannot be used is set aside with a line in the log. Readers need no lock. Who writes holds one.
 */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { KeptSegment } from "../embedded/symbol-index";
import { type Counts, readCounts, writeCounts } from "./counts-file";
import { readPriors, readSegment, writePriors, writeSegment } from "./segment-file";

const COUNTS = "counts";
const SEGMENT = ".segment";
const PRIORS = ".priors";
/** Ends the name of a file that could not be used; the next who writes removes it. */
const DAMAGED = ".damaged";
/** Folders of other databases that stay: somebody may start on them again. */
const MOST_OTHERS = 2;

/** A segment under the name by which `KeptFolder` knows it. */
export interface NamedSegment extends KeptSegment {
  name: string;
}

export class KeptFolder {
  private readonly path: string;

  /**
   * @param parent folder of all such folders
   * @param database identity of the database
   * @param form of segments
   */
  constructor(
    private readonly parent: string,
    private readonly database: string,
    form: string,
  ) {
    this.path = join(parent, `${database}-${form}`);
  }

  /** A name of the place where it lies, the same for all processes that see it. */
  async place(): Promise<string> {
    const file = join(this.parent, "place");
    await mkdir(this.parent, { recursive: true, mode: 0o700 });
    await writeFile(file, randomBytes(16).toString("hex"), { flag: "wx", mode: 0o600 }).catch(() => {});
    const place = await readFile(file, "utf8");
    if (place.length !== 32) throw new Error(`${file} is not whole`);
    return place;
  }

  /** What was counted; null where nothing that can be used is kept. */
  counts(): Promise<Counts | null> {
    return this.orSetAside(join(this.path, COUNTS), readCounts);
  }

  /**
   * Segments, the largest first: of several that hold the same files it is the one to take. They are read side by
   * side, so that the disk is not waited for while one is checked.
   */
  async segments(counted: string): Promise<NamedSegment[]> {
    const read = await Promise.all((await this.bySize()).map((name) => this.segment(name, counted)));
    return read.filter((segment) => segment !== null);
  }

  /** Writes a segment with its priors and gives its name. */
  async addSegment(segment: KeptSegment, counted: string): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    const name = randomBytes(8).toString("hex");
    await writeSegment(this.file(name, SEGMENT), segment);
    await this.setPriors(name, segment, counted);
    return name;
  }

  /** Writes other priors for a segment that lies here. */
  async setPriors(name: string, { priors }: KeptSegment, counted: string): Promise<void> {
    if (priors) await writePriors(this.file(name, PRIORS), priors, counted);
  }

  async setCounts(counts: Counts): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await writeCounts(join(this.path, COUNTS), counts);
  }

  /** Names of the segments that lie here. */
  async names(): Promise<string[]> {
    return (await entries(this.path)).filter((file) => file.endsWith(SEGMENT)).map((file) => basename(file, SEGMENT));
  }

  /** Removes everything but these segments, and what other versions and forgotten databases left. */
  async keepOnly(names: ReadonlySet<string>): Promise<void> {
    const wanted = new Set([COUNTS, ...[...names].flatMap((name) => [name + SEGMENT, name + PRIORS])]);
    for (const file of await entries(this.path))
      if (!wanted.has(file)) await rm(join(this.path, file), { force: true });
    const others: { path: string; at: number }[] = [];
    for (const folder of await entries(this.parent)) {
      const path = join(this.parent, folder);
      if (path === this.path || !/^\d+-\d+-[0-9a-f]+$/.test(folder)) continue;
      if (folder.startsWith(`${this.database}-`)) await rm(path, { recursive: true, force: true });
      else others.push({ path, at: (await stat(path)).mtimeMs });
    }
    others.sort((a, b) => b.at - a.at);
    for (const { path } of others.slice(MOST_OTHERS)) await rm(path, { recursive: true, force: true });
  }

  private async segment(name: string, counted: string): Promise<NamedSegment | null> {
    const read = await this.orSetAside(this.file(name, SEGMENT), readSegment);
    if (!read) return null;
    const priors = await this.orSetAside(this.file(name, PRIORS), (path) => readPriors(path, counted, read.data));
    return { ...read, priors, name };
  }

  private file(name: string, ending: string): string {
    return join(this.path, name + ending);
  }

  private async bySize(): Promise<string[]> {
    const sized: { name: string; size: number }[] = [];
    for (const name of await this.names()) {
      const found = await stat(this.file(name, SEGMENT)).catch(() => null);
      if (found) sized.push({ name, size: found.size });
    }
    return sized.sort((a, b) => b.size - a.size).map(({ name }) => name);
  }

  /** Null where there is no such file, or it cannot be used. */
  private async orSetAside<Read>(path: string, read: (path: string) => Promise<Read>): Promise<Read | null> {
    try {
      return await read(path);
    } catch (error) {
      if (isMissing(error)) return null;
      console.warn(`${path} is set aside, the database is read instead: ${textOf(error)}.`);
      await rename(path, path + DAMAGED).catch(() => {});
      return null;
    }
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

const entries = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
