/**
 * A language server as a child process: requests and notifications over its standard input and output, with an end in
 * sight.
 */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { z } from "zod";
import { encodeMessage, MessageStream } from "./message-stream";

const Message = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** The server is there, and says no to one request. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

interface Waiting {
  answer: (result: unknown) => void;
  fail: (error: Error) => void;
}

export class LanguageServer {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting = new Map<number, Waiting>();
  private readonly messages = new MessageStream();
  private readonly deadline: NodeJS.Timeout;
  private nextId = 1;
  private ended: Error | null = null;
  private fail: (error: Error) => void = () => undefined;
  /** Rejects when the server has ended, however that came; never resolves. */
  readonly finished = new Promise<never>((_, fail) => (this.fail = fail));

  /**
   * @param heard is told every notification
   * @param milliseconds after which the server is killed, whatever it is doing
   * @param place its folder and environment; those of this process unless they are given
   */
  constructor(
    command: string,
    args: readonly string[],
    private readonly heard: (method: string, params: unknown) => void,
    milliseconds: number,
    place: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  ) {
    this.finished.catch(() => undefined);
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], windowsHide: true, ...place });
    this.process.stderr.resume();
    this.process.stdout.on("data", (chunk: Buffer) => this.read(chunk));
    this.process.stdin.on("error", (error) => this.end(error));
    this.process.on("error", (error) => this.end(error));
    this.process.on("exit", (code, signal) => this.end(new Error(`${command} ended (${signal ?? code})`)));
    this.deadline = setTimeout(
      () => this.end(new Error(`${command} took longer than ${milliseconds / 60_000} minutes`)),
      milliseconds,
    );
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Its result, as yet unchecked. Rejects with a Refusal, or when the server ended. */
  request(method: string, params: unknown): Promise<unknown> {
    const id = this.nextId++;
    return new Promise((answer, fail) => {
      if (this.ended) return fail(this.ended);
      this.waiting.set(id, { answer, fail });
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  notify(method: string, params: unknown): void {
    this.send({ jsonrpc: "2.0", method, params });
  }

  /** Kills the server; whoever waits for an answer is told. */
  stop(): void {
    this.end(new Error("the language server was stopped"));
  }

  private read(chunk: Buffer): void {
    try {
      for (const message of this.messages.push(chunk)) this.receive(Message.parse(message));
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private receive({ id, method, params, result, error }: z.infer<typeof Message>): void {
    if (method !== undefined) {
      // A server's own requests (progress tokens, registrations) are granted; nothing depends on the answer.
      if (id !== undefined) this.send({ jsonrpc: "2.0", id, result: null });
      else this.heard(method, params);
      return;
    }
    const waiting = typeof id === "number" ? this.waiting.get(id) : undefined;
    if (typeof id === "number") this.waiting.delete(id);
    if (error) waiting?.fail(new Refusal(error.message));
    else waiting?.answer(result);
  }

  private send(message: unknown): void {
    if (this.ended === null) this.process.stdin.write(encodeMessage(message));
  }

  private end(error: Error): void {
    if (this.ended) return;
    this.ended = error;
    clearTimeout(this.deadline);
    this.process.kill("SIGKILL");
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
    this.fail(error);
  }
}
