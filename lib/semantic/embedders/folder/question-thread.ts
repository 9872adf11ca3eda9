/** The web server's end of the thread that embeds questions by a folder's model. Bounded in time and in what waits. */
import { Worker } from "node:worker_threads";
import { AppError } from "../../../errors";
import type { FromQuestionThread, ToQuestionThread } from "./question-messages";

/** Milliseconds for a question, and for the model to be read before the first. */
const QUESTION_WITHIN = 3_000;
const LOADED_WITHIN = 60_000;
/** Milliseconds before a thread that failed is started again. */
const REST = 10_000;
const MOST_WAITING = 32;

interface Waiting {
  resolve(vector: Int8Array): void;
  reject(reason: Error): void;
  timer: NodeJS.Timeout;
}

export class QuestionThread {
  private worker: Worker | undefined;
  /** id of the model, when it is loaded */
  private model: Promise<string> | undefined;
  private failed: { reason: Error; at: number } | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly program: string,
    private readonly folder: string,
  ) {}

  /** Loads the model, unless it is, and gives its id. @throws AppError embeddings_unavailable */
  modelId(): Promise<string> {
    if (this.model !== undefined) return this.model;
    if (this.failed !== undefined && performance.now() - this.failed.at < REST)
      return Promise.reject(this.failed.reason);
    return (this.model = this.start());
  }

  /** @throws AppError embeddings_unavailable */
  async embed(question: string): Promise<Int8Array> {
    await this.modelId();
    if (this.waiting.size >= MOST_WAITING) throw unavailable("is asked more than it can answer");
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const late = (): void => this.end(unavailable(`did not answer within ${QUESTION_WITHIN / 1000} s`));
      this.waiting.set(id, { resolve, reject, timer: setTimeout(late, QUESTION_WITHIN).unref() });
      this.worker?.postMessage({ id, question } satisfies ToQuestionThread);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.end(unavailable("was closed"));
    await worker?.terminate();
  }

  private start(): Promise<string> {
    const worker = new Worker(this.program, { workerData: { folder: this.folder } });
    worker.unref();
    this.worker = worker;
    return new Promise((resolve, reject) => {
      const fail = (reason: Error): void => {
        clearTimeout(timer);
        reject(reason);
        if (this.worker === worker) this.end(reason);
      };
      const timer = setTimeout(() => fail(unavailable("took too long to load")), LOADED_WITHIN).unref();
      worker.on("error", (error) => fail(unavailable(`ended: ${error.message}`)));
      worker.on("exit", (code) => fail(unavailable(`ended with code ${code}`)));
      worker.on("message", (message: FromQuestionThread) => {
        if ("failed" in message) return fail(new AppError("embeddings_unavailable", message.failed));
        clearTimeout(timer);
        if ("ready" in message) resolve(message.ready);
        else this.answer(message);
      });
    });
  }

  private answer(message: Extract<FromQuestionThread, { id: number }>): void {
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ("vector" in message) waiting.resolve(message.vector);
    else waiting.reject(new AppError("embeddings_unavailable", message.error));
  }

  private end(reason: Error): void {
    const { worker } = this;
    this.worker = undefined;
    this.model = undefined;
    this.failed = { reason, at: performance.now() };
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    void worker?.terminate();
  }
}

const unavailable = (what: string): AppError =>
  new AppError("embeddings_unavailable", `The model of EMBEDDINGS_FOLDER ${what}.`);
