/**
 * Talks to a Meilisearch server: searches under a short deadline, tasks awaited to their end. Every answer is checked.
 * Asks for plain answers: compressed ones come in two parts and cost 40 ms more each. Knows nothing about symbols.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** The server does not answer, or refuses. `code` is its own, such as `index_not_found`. */
export class MeilisearchFailure extends Error {
  constructor(
    message: string,
    readonly code: string | null,
  ) {
    super(message);
    this.name = "MeilisearchFailure";
  }
}

export interface SearchRequest {
  indexUid: string;
  q: string;
  limit: number;
  filter?: string;
  attributesToSearchOn?: readonly string[];
  matchingStrategy?: "last" | "all";
}

const SEARCH_MS = 2_000;
const REQUEST_MS = 30_000;
/** a batch of documents, or a change of settings on a large index */
const TASK_MS = 30 * 60_000;
const POLL_MS = [20, 50, 100, 250, 500];
const MOST_ERROR = 300;

const taskRefSchema = z.object({ taskUid: z.int() });
const taskSchema = z.object({
  status: z.enum(["enqueued", "processing", "succeeded", "failed", "canceled"]),
  error: z.object({ message: z.string(), code: z.string() }).nullable(),
});
const errorSchema = z.object({ message: z.string(), code: z.string() });
const hitsSchema = z.object({ results: z.array(z.object({ hits: z.array(z.unknown()) })) });

export class MeilisearchClient {
  constructor(
    readonly url: string,
    private readonly key: string | undefined,
  ) {}

  /** Hits of each search, unchecked. */
  async multiSearch(queries: readonly SearchRequest[]): Promise<unknown[][]> {
    const answer = await this.ask("POST", "multi-search", hitsSchema, { queries }, SEARCH_MS);
    return answer.results.map(({ hits }) => hits);
  }

  async documentCount(indexUid: string): Promise<number> {
    const schema = z.object({ numberOfDocuments: z.int() });
    return (await this.ask("GET", `indexes/${indexUid}/stats`, schema, undefined, SEARCH_MS)).numberOfDocuments;
  }

  /** A document, or null when it or its index is not there. */
  async document<T extends z.ZodType>(indexUid: string, id: string, schema: T): Promise<z.output<T> | null> {
    try {
      return await this.ask("GET", `indexes/${indexUid}/documents/${id}`, schema);
    } catch (error) {
      const gone = error instanceof MeilisearchFailure && /^(index|document)_not_found$/.test(error.code ?? "");
      if (gone) return null;
      throw error;
    }
  }

  /** Makes an index of this name, empty; what had the name is dropped. */
  async freshIndex(uid: string, primaryKey: string, settings: unknown): Promise<void> {
    await this.dropIndex(uid);
    await this.settle(await this.enqueue("POST", "indexes", { uid, primaryKey }));
    await this.settle(await this.enqueue("PATCH", `indexes/${uid}/settings`, settings));
  }

  async dropIndex(uid: string): Promise<void> {
    await this.settle(await this.enqueue("DELETE", `indexes/${uid}`), ["index_not_found"]);
  }

  /** Puts `next` in the place of `live`, in one moment; what was live goes. */
  async swap(live: string, next: string, primaryKey: string): Promise<void> {
    await this.settle(await this.enqueue("POST", "indexes", { uid: live, primaryKey }), ["index_already_exists"]);
    await this.settle(await this.enqueue("POST", "swap-indexes", [{ indexes: [live, next] }]));
    await this.dropIndex(next);
  }

  /** Hands documents in, one JSON object a line. @returns the task to `settle` */
  addDocuments(uid: string, lines: string): Promise<number> {
    return this.enqueue("POST", `indexes/${uid}/documents`, lines);
  }

  /** @returns the task to `settle` */
  deleteDocuments(uid: string, filter: string): Promise<number> {
    return this.enqueue("POST", `indexes/${uid}/documents/delete`, { filter });
  }

  /** Waits for a task's end. Throws when it failed, but for `allowed` codes. */
  async settle(task: number, allowed: readonly string[] = []): Promise<void> {
    const until = Date.now() + TASK_MS;
    for (let looks = 0; Date.now() < until; looks++) {
      const { status, error } = await this.ask("GET", `tasks/${task}`, taskSchema);
      if (status === "succeeded" || (error && allowed.includes(error.code))) return;
      if (status === "failed" || status === "canceled") {
        throw new MeilisearchFailure(`task ${task} ${status}: ${error?.message ?? ""}`, error?.code ?? null);
      }
      await sleep(POLL_MS[Math.min(looks, POLL_MS.length - 1)], undefined, { ref: false });
    }
    throw new MeilisearchFailure(`task ${task} did not end within ${TASK_MS / 60_000} minutes`, null);
  }

  private async enqueue(method: string, path: string, body?: unknown): Promise<number> {
    return (await this.ask(method, path, taskRefSchema, body)).taskUid;
  }

  private async ask<T extends z.ZodType>(
    method: string,
    path: string,
    schema: T,
    body?: unknown,
    ms = REQUEST_MS,
  ): Promise<z.output<T>> {
    const response = await this.send(method, path, body, ms);
    const { status, json } = response;
    if (status >= 400) {
      const error = errorSchema.safeParse(json);
      throw new MeilisearchFailure(
        error.success ? error.data.message.slice(0, MOST_ERROR) : `it answered with status ${status}`,
        error.success ? error.data.code : null,
      );
    }
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new MeilisearchFailure(`its answer to ${path} has another shape than expected`, null);
  }

  private async send(
    method: string,
    path: string,
    body: unknown,
    ms: number,
  ): Promise<{ status: number; json: unknown }> {
    const lines = typeof body === "string";
    try {
      const response = await fetch(new URL(path, this.url.endsWith("/") ? this.url : `${this.url}/`), {
        method,
        headers: {
          "accept-encoding": "identity",
          ...(body !== undefined && { "content-type": lines ? "application/x-ndjson" : "application/json" }),
          ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
        },
        body: body === undefined ? undefined : lines ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(ms),
      });
      return { status: response.status, json: await response.json() };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new MeilisearchFailure(cause instanceof Error ? cause.message : String(cause), null);
    }
  }
}
