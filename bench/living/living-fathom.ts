/** A Fathom on one folder, as `npm start` runs it: followed, started again, and asked whether it is level. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { callOperation } from "../../lib/client/call-operation";
import { operations } from "../../lib/operations/registry";
import { freePort } from "../pace/fathom";

const LOOK = 250;
/** Milliseconds between two questions for something that was just saved. */
const OFTEN = 20;

export class LivingFathom {
  private child: ChildProcess | null = null;
  private output = "";
  url = "";

  /** @param root of this checkout @param flags of `npm start` */
  constructor(
    private readonly root: string,
    private readonly source: string,
    private readonly data: string,
    private readonly flags: readonly string[],
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Gives the seconds until its first answer. */
  async start(): Promise<number> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const args = [this.source, "--data", this.data, "--port", String(port), ...this.flags];
    const begun = performance.now();
    this.child = spawn(process.execPath, [join(this.root, "scripts/start.mjs"), ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.output = "";
    this.child.stdout?.on("data", (part: Buffer) => (this.output += part.toString()));
    while (
      !(await fetch(`${this.url}/api/symbols?query=main`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(OFTEN);
    return (performance.now() - begun) / 1000;
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  }

  /** Waits until everything is read, and the text index has all. */
  async untilWhole(): Promise<void> {
    for (;;) {
      const status = await this.status();
      const { text } = status?.engines ?? { text: null };
      if (status?.index.state === "ready" && text !== null && text.files >= text.filesWithText) return;
      await sleep(LOOK);
    }
  }

  /** Waits until nothing is left to be read. */
  async untilLevel(): Promise<void> {
    while ((await this.status())?.index.state !== "ready") await sleep(LOOK);
  }

  /** What this start wrote behind these words first. */
  async said(words: string): Promise<string> {
    while (!this.output.includes(words)) await sleep(LOOK);
    await sleep(LOOK);
    return this.output.slice(this.output.indexOf(words) + words.length).split("\n")[0];
  }

  async size(): Promise<string> {
    const status = await this.status();
    return `${status?.totals.files} files, ${status?.totals.symbols} symbols`;
  }

  private status() {
    return callOperation(operations.index_status, {}, { baseUrl: this.url }).catch(() => null);
  }
}

const someSchema = z.object({ results: z.array(z.unknown()).min(1) });

/** Asks until there is a row. */
export async function found(address: string): Promise<void> {
  while (!someSchema.safeParse(await (await fetch(address)).json()).success) await sleep(OFTEN);
}
