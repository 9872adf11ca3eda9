/**
 * An engine's process as the supervisor holds it: at the lowest priority, with a cap of memory, without an
 * environment, and killed when it says nothing for too long. What goes wrong in it is an EngineFailure, and the
 * process is gone then.
 */
import { fork, type ChildProcess } from "node:child_process";
import { totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { giveLowestPriority } from "../following/lowest-priority";
import { fromEngineSchema, unpackDocument, type FromEngine, type ReceivedDocument, type ToEngine } from "./messages";
import type { EngineFile, EngineSurroundings } from "./port";

/** The engine could not do what it was asked to; the process is gone. */
export class EngineFailure extends Error {
  override readonly name = "EngineFailure";
}

/** What an engine begins with. */
interface Opening extends Pick<EngineSurroundings, "folder" | "program" | "package" | "externals"> {
  /** its id */
  engine: string;
  root: string;
  files: readonly EngineFile[];
}

interface Account {
  cpuMs: number;
  complaint: string | null;
}

/**
 * Milliseconds without a word: a large repository is parsed before its first document, behind everything else that
 * this machine does. Few files take no such time, and one that never ends is found by asking for ever fewer.
 */
const SILENCE = { least: 150_000, ofFile: 2_000, most: 600_000 };

export const silenceOf = (files: number): number => Math.min(SILENCE.most, SILENCE.least + files * SILENCE.ofFile);

const MIB = 1024 * 1024;

const NO_ENVIRONMENT = {} as NodeJS.ProcessEnv;

/** MiB of an engine's heap: a quarter of the machine. */
const heapLimit = (): number => Math.min(4096, Math.max(512, Math.floor(totalmem() / MIB / 4)));

export class EngineProcess {
  private hear: (message: FromEngine) => void = () => {};
  private fail: (failure: EngineFailure) => void = () => {};
  private ended: EngineFailure | null = null;

  private constructor(
    private readonly child: ChildProcess,
    /** milliseconds without a word after which the engine is ended */
    private silence: number,
  ) {
    child.on("message", (raw) => this.hear(fromEngineSchema.parse(raw)));
    child.on("exit", (code, signal) => this.end(`ended with ${signal ?? `exit code ${code ?? "none"}`}`));
    child.on("error", (error) => this.end(error.message));
  }

  /**
   * Begins with a repository.
   * @param program the bundled precise-engine.ts
   * @throws EngineFailure
   */
  static async open(program: URL, { engine, files, externals, ...opening }: Opening): Promise<EngineProcess> {
    const heap = `--max-old-space-size=${heapLimit()}`;
    const child = fork(fileURLToPath(program), [], {
      env: NO_ENVIRONMENT,
      execArgv: [heap],
      serialization: "advanced",
      stdio: "ignore",
      // A session of its own, which can step behind those of the programs that answer.
      detached: true,
    });
    const process = new EngineProcess(child, silenceOf(files.length));
    if (child.pid !== undefined) giveLowestPriority(child.pid);
    const folders = externals?.map(({ root, paths }) => ({ root, paths: [...paths] }));
    await process.ask({ type: "open", engine, files: [...files], externals: folders, ...opening }, "opened");
    if (child.pid !== undefined) giveLowestPriority(child.pid);
    return process;
  }

  /** The checkout changed. @returns other files whose facts may differ because of it */
  async update(files: readonly EngineFile[], changed: readonly string[]): Promise<readonly string[]> {
    this.silence = silenceOf(files.length);
    const answer = await this.ask({ type: "update", files: [...files], changed: [...changed] }, "affected");
    return answer.type === "affected" ? answer.paths : [];
  }

  /** @returns milliseconds of CPU that the engine has taken so far, and what did not go well */
  async documents(paths: readonly string[], each: (document: ReceivedDocument) => void): Promise<Account> {
    const answer = await this.ask({ type: "documents", paths: [...paths] }, "done", each);
    return answer.type === "done" ? answer : { cpuMs: 0, complaint: null };
  }

  close(): void {
    this.end("was closed");
  }

  private ask(
    message: ToEngine,
    last: FromEngine["type"],
    each: (document: ReceivedDocument) => void = () => {},
  ): Promise<FromEngine> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      const tooLong = (): void => this.end(`said nothing for ${this.silence / 1000} s`);
      let timer = setTimeout(tooLong, this.silence);
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        this.hear = this.fail = () => {};
        finish();
      };
      this.fail = (failure) => settle(() => reject(failure));
      this.hear = (answer) => {
        clearTimeout(timer);
        timer = setTimeout(tooLong, this.silence);
        if (answer.type === "document") each(unpackDocument(answer.document));
        else if (answer.type === "failed") this.end(answer.message);
        else if (answer.type === last) settle(() => resolve(answer));
      };
      this.child.send(message, (error) => error && this.end(error.message));
    });
  }

  private end(reason: string): void {
    this.ended ??= new EngineFailure(`The engine ${reason}.`);
    this.child.kill("SIGKILL");
    this.fail(this.ended);
  }
}
