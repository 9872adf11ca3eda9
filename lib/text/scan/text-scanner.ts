/**
 * Counts and shows matching lines of stored texts. Keeps the texts that it read last, up to a limit, as far as they
 * were unpacked: unpacking one costs more than looking through it. A file id never means two texts, so nothing kept
 * goes stale.
 */
import type { SourceText } from "../../format/source-text";
import type { TextReader } from "../../db/read/text-reader";
import { countLines, linesAfter } from "../match/lines-of-text";
import { showLines } from "../match/show-lines";
import { compilePattern, type PatternRequest, type TextPattern } from "../pattern/text-pattern";
import type { FoundLine } from "../port";
import { NO_TEXT, UNREAD, WARMING, type Counts, type CountTask, type RowsTask, type Scanner } from "./scan-messages";

/** UTF-16 units of texts that all scanners of a process keep; most code needs a byte for each. */
export const KEPT_UNITS = 64 * 1024 * 1024;
/** A file that takes a larger share of what is kept would push out many. */
const LARGEST_SHARE = 1 / 16;
const NO_TEXT_AT_ALL = null;

export class TextScanner implements Scanner {
  private readonly kept = new Map<number, SourceText>();
  private keptUnits = 0;
  private compiled: TextPattern | undefined;

  /** @param room UTF-16 units that it may keep */
  constructor(
    private readonly reader: TextReader,
    private readonly room = KEPT_UNITS,
  ) {}

  async warm(): Promise<void> {
    compilePattern(WARMING);
    await this.reader.connect();
  }

  async count({ pattern: request, files, parts, deadline, over }: CountTask): Promise<Counts> {
    const pattern = this.patternOf(request);
    const counts: Counts = { matches: files.map(() => UNREAD), unfinished: [] };
    const stop = (): boolean => Date.now() >= deadline || Atomics.load(over, 0) === 1;
    const places = new Map(files.map((file, at) => [file, at]));
    await this.eachText(files, stop, (file, text) => {
      const at = places.get(file) ?? 0;
      if (text === NO_TEXT_AT_ALL) {
        counts.matches[at] = NO_TEXT;
        return;
      }
      const { lines, whole } = countLines({ text, passing: parts.get(file) }, pattern, stop);
      if (whole || lines > 0) counts.matches[at] = lines;
      if (!whole) counts.unfinished.push(at);
    });
    return counts;
  }

  async rows({ pattern: request, wanted, contextLines, deadline }: RowsTask): Promise<FoundLine[][]> {
    const pattern = this.patternOf(request);
    const rows = new Map<number, FoundLine[]>();
    const byFile = new Map(wanted.map((each) => [each.file, each]));
    const stop = (): boolean => Date.now() >= deadline;
    await this.eachText(
      [...byFile.keys()],
      () => false,
      (file, text) => {
        const row = byFile.get(file);
        if (text === NO_TEXT_AT_ALL || row === undefined) return;
        const lines = linesAfter({ text, passing: row.parts }, pattern, row, stop);
        rows.set(file, showLines(text, lines, pattern, contextLines));
      },
    );
    return wanted.map(({ file }) => rows.get(file) ?? []);
  }

  async close(): Promise<void> {
    this.kept.clear();
    this.keptUnits = 0;
    await this.reader.close();
  }

  private patternOf(request: PatternRequest): TextPattern {
    const same = this.compiled !== undefined && JSON.stringify(this.compiled.request) === JSON.stringify(request);
    return (this.compiled = same && this.compiled ? this.compiled : compilePattern(request));
  }

  /** Kept texts first, then what has to be read; null for a file without one. Files after a stop are left out. */
  private async eachText(
    files: readonly number[],
    stop: () => boolean,
    onText: (file: number, text: SourceText | null) => void,
  ): Promise<void> {
    const missing = new Set<number>();
    for (const file of files) {
      const text = this.kept.get(file);
      if (text === undefined) missing.add(file);
      else if (!stop()) {
        this.kept.delete(file);
        this.kept.set(file, text);
        onText(file, text);
      }
    }
    if (missing.size === 0 || stop()) return;
    await this.reader.read([...missing], (file, text) => {
      missing.delete(file);
      if (stop()) return;
      this.keep(file, text);
      onText(file, text);
    });
    for (const file of missing) onText(file, NO_TEXT_AT_ALL);
  }

  private keep(file: number, text: SourceText): void {
    if (text.length > this.room * LARGEST_SHARE) return;
    this.kept.set(file, text);
    this.keptUnits += text.length;
    for (const [oldest, old] of this.kept) {
      if (this.keptUnits <= this.room) break;
      this.kept.delete(oldest);
      this.keptUnits -= old.length;
    }
  }
}
