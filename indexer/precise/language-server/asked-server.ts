/**
 * A language server that is asked file after file. One that ends or hangs is followed by a server of its own for the
 * next file; a file that it failed at is left to rules, and told of.
 */
import type { PreciseDocument } from "../port";
import { cpuMsOf } from "./cpu-time";
import type { LanguageServer } from "./language-server";

/** Files in a row that the server may fail at: then it is the server. */
const MAX_FAILURES = 5;

/** Milliseconds for what is asked of one file. */
export const FILE_DEADLINE = 300_000;
/** Names of one file that are asked for: tables of generated code hold more and say nothing. */
export const MAX_NAMES = 60_000;

export class AskedServer {
  private server: LanguageServer | null = null;
  private spentMs = 0;
  private readonly failed = new Set<string>();

  /**
   * @param name what a person calls it: `rust-analyzer`
   * @param start of a server that is ready to be asked
   */
  constructor(
    private readonly name: string,
    private readonly start: () => Promise<LanguageServer>,
  ) {}

  get isRunning(): boolean {
    return this.server !== null;
  }

  /** The server that runs, or a new one. */
  async running(): Promise<LanguageServer> {
    return (this.server ??= await this.start());
  }

  /**
   * Documents of the files, in their order.
   * @param document of one file; null where there is nothing to say
   * @throws what it failed with, when it fails at file after file
   */
  async *documents(
    paths: readonly string[],
    document: (path: string) => Promise<PreciseDocument | null>,
  ): AsyncIterable<PreciseDocument> {
    let failures = 0;
    for (const path of paths) {
      try {
        const made = await document(path);
        failures = 0;
        if (made) yield made;
      } catch (error) {
        this.stop();
        this.failed.add(path);
        if (++failures >= MAX_FAILURES) throw error;
      }
    }
  }

  /** Milliseconds of CPU of all servers so far. */
  cpuMs(): number {
    return this.spentMs + (cpuMsOf(this.server?.pid) ?? 0);
  }

  /** For people; null when nothing failed. */
  complaint(): string | null {
    const [first] = this.failed;
    if (first === undefined) return null;
    const others = this.failed.size - 1;
    return `${this.name} failed at ${first}${others > 0 ? ` and ${others} more` : ""}; rules answer there.`;
  }

  /** The next question gets a server that has read nothing. */
  stop(): void {
    this.spentMs = this.cpuMs();
    this.server?.stop();
    this.server = null;
  }
}
