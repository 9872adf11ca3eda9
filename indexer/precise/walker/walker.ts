/**
 * A walker of ours over a compiler's library, as a child process of the engine's: it reads the repository when it
 * starts and tells documents as lines of JSON on its standard output. It gets a home folder, no other environment, and
 * a cap on its memory. `protocol.ts` says what is written.
 */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { cpuMsOf } from "../language-server/cpu-time";
import { limited, ownEnvironment } from "../language-server/limited";
import { fromWalkerSchema, type FromWalker, type ToWalker } from "./protocol";

/** Characters of what a walker wrote on standard error that are kept. */
const SAID = 2000;

export class Walker {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  private said = "";
  private ended: string | null = null;

  /**
   * @param command the program and its arguments
   * @param folder the engine's own: home and working folder of the program
   * @param name of the walker, for messages
   * @param isLimited false for a program that caps its memory itself: a JVM reserves more than it uses
   */
  constructor(
    command: readonly string[],
    folder: string,
    private readonly name: string,
    isLimited = true,
  ) {
    mkdirSync(join(folder, "tmp"), { recursive: true });
    const [program, ...args] = isLimited ? limited(command) : command;
    const place = { cwd: folder, env: ownEnvironment(folder) };
    this.child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"], windowsHide: true, ...place });
    this.child.stderr.on("data", (chunk: Buffer) => (this.said = (this.said + chunk.toString("utf8")).slice(-SAID)));
    this.child.stdin.on("error", () => {});
    this.child.on("error", (error) => (this.ended = error.message));
    this.child.on(
      "exit",
      (code, signal) => (this.ended ??= `it ended with ${signal ?? `exit code ${code ?? "none"}`}`),
    );
    this.lines = createInterface({ input: this.child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  tell(message: ToWalker): void {
    this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next message. @throws Error with the walker's last words when it has ended, or says what nobody knows */
  async hear(): Promise<FromWalker> {
    const { value, done } = await this.lines.next();
    if (done !== true) return fromWalkerSchema.parse(JSON.parse(value));
    // The exit is told a moment after the last line.
    await new Promise((resolve) => setImmediate(resolve));
    const reason = [this.ended ?? "it ended", this.said.trim()].filter((part) => part !== "").join(": ");
    throw new Error(`${this.name} failed: ${reason}`);
  }

  /** Milliseconds of CPU so far; 0 where the system does not tell. */
  cpuMs(): number {
    return cpuMsOf(this.child.pid) ?? 0;
  }

  stop(): void {
    this.child.kill("SIGKILL");
  }
}
