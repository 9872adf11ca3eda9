/**
 * Spreads a task over several scanners. A file always goes to the same one, so that each keeps texts of its own. A
 * scanner that fails leaves its files unread and the search goes on.
 */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { TextReader } from "../../db/read/text-reader";
import type { PassingParts } from "../candidates";
import type { FoundLine } from "../port";
import { UNREAD, type Counts, type CountTask, type RowsTask, type Scanner } from "./scan-messages";
import { KEPT_UNITS, TextScanner } from "./text-scanner";
import { ScannerLate, ThreadScanner } from "./thread-scanner";

const MOST_THREADS = 4;
/** Neighbours in the list of files go to one scanner, as they lie together in the database. */
const NEIGHBOURS = 16;

export class ScannerPool implements Scanner {
  constructor(private readonly scanners: readonly Scanner[]) {}

  /** Threads that run `program`; where that is missing (tests, a partial build) this thread scans. */
  static over(url: string, program: string): ScannerPool {
    if (!existsSync(program)) return new ScannerPool([new TextScanner(new TextReader(url, "fathom web, text"))]);
    const threads = Math.min(MOST_THREADS, availableParallelism());
    const room = Math.floor(KEPT_UNITS / threads);
    return new ScannerPool(Array.from({ length: threads }, () => new ThreadScanner(program, url, room)));
  }

  async warm(): Promise<void> {
    await Promise.all(this.scanners.map((scanner) => scanner.warm()));
  }

  async count(task: CountTask): Promise<Counts> {
    const whole: Counts = { matches: task.files.map(() => UNREAD), unfinished: [] };
    await this.spread(task.files, async (scanner, places) => {
      const { matches, unfinished } = await scanner.count(partOf(task, places));
      matches.forEach((count, i) => (whole.matches[places[i]] = count));
      whole.unfinished.push(...unfinished.map((i) => places[i]));
    });
    return whole;
  }

  async rows(task: RowsTask): Promise<FoundLine[][]> {
    const whole: FoundLine[][] = task.wanted.map(() => []);
    const files = task.wanted.map(({ file }) => file);
    await this.spread(files, async (scanner, places) => {
      const rows = await scanner.rows({ ...task, wanted: places.map((at) => task.wanted[at]) });
      rows.forEach((own, i) => (whole[places[i]] = own));
    });
    return whole;
  }

  async close(): Promise<void> {
    await Promise.all(this.scanners.map((scanner) => scanner.close()));
  }

  private async spread(
    files: readonly number[],
    work: (scanner: Scanner, places: number[]) => Promise<void>,
  ): Promise<void> {
    const places: number[][] = this.scanners.map(() => []);
    files.forEach((file, at) => places[Math.floor(file / NEIGHBOURS) % this.scanners.length].push(at));
    const busy = this.scanners.flatMap((scanner, i) => (places[i].length === 0 ? [] : [work(scanner, places[i])]));
    const failed = (await Promise.allSettled(busy)).filter((result) => result.status === "rejected");
    // Where all of them failed it is the database, not a thread. A search whose time is up has not failed.
    const reasons = failed.map(({ reason }): unknown => reason);
    const isLost = reasons.length === busy.length && reasons.some((reason) => !(reason instanceof ScannerLate));
    if (isLost) throw reasons[0];
  }
}

function partOf(task: CountTask, places: readonly number[]): CountTask {
  const files = places.map((at) => task.files[at]);
  return { ...task, files, parts: partsOf(files, task.parts) };
}

/** Of these files the parts that can match, without the others'. */
function partsOf(
  files: readonly number[],
  parts: ReadonlyMap<number, PassingParts>,
): ReadonlyMap<number, PassingParts> {
  return new Map(
    files.flatMap((file) => {
      const own = parts.get(file);
      return own === undefined ? [] : [[file, own]];
    }),
  );
}
