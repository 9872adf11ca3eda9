/**
 * A Meilisearch server as this project uses it, through its official client: searches under a short deadline, tasks
 * awaited to their end, every failure one kind of error. Answers are asked for plain: compressed ones come in two
 * parts and cost 40 ms more each. Knows nothing about symbols.
 */
import {
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchApiError,
  type MultiSearchQuery,
  type Settings,
} from "meilisearch";
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
  attributesToSearchOn?: string[];
  matchingStrategy?: "last" | "all";
}

const SEARCH_MS = 2_000;
const REQUEST_MS = 30_000;
/** a batch of documents, or a change of settings on a large index */
const TASK = { timeout: 30 * 60_000, interval: 50 };
const MOST_ERROR = 300;

const hitsSchema = z.array(z.object({ hits: z.array(z.unknown()) }));

export class MeilisearchServer {
  /** for what a reader waits for */
  private readonly quick: Meilisearch;
  private readonly patient: Meilisearch;

  constructor(
    readonly url: string,
    key: string | undefined,
  ) {
    const open = (timeout: number): Meilisearch =>
      new Meilisearch({ host: url, apiKey: key, timeout, requestInit: { headers: { "accept-encoding": "identity" } } });
    this.quick = open(SEARCH_MS);
    this.patient = open(REQUEST_MS);
  }

  /** Throws when nobody answers there. */
  async health(): Promise<void> {
    await asked(this.quick.health());
  }

  /** Hits of each search, unchecked. */
  async multiSearch(queries: readonly SearchRequest[]): Promise<unknown[][]> {
    const { results } = await asked(this.quick.multiSearch({ queries: queries as MultiSearchQuery[] }));
    const parsed = hitsSchema.safeParse(results);
    if (parsed.success) return parsed.data.map(({ hits }) => hits);
    throw new MeilisearchFailure("its answer to a search has another shape than expected", null);
  }

  async documentCount(indexUid: string): Promise<number> {
    return (await asked(this.quick.index(indexUid).getStats())).numberOfDocuments;
  }

  /** A document, unchecked, or null when it or its index is not there. */
  async document(indexUid: string, id: string): Promise<unknown> {
    try {
      return await asked(this.patient.index(indexUid).getDocument(id));
    } catch (error) {
      const gone = error instanceof MeilisearchFailure && /^(index|document)_not_found$/.test(error.code ?? "");
      if (gone) return null;
      throw error;
    }
  }

  /** Makes an index of this name, empty; what had the name is dropped. */
  async freshIndex(uid: string, primaryKey: string, settings: Settings): Promise<void> {
    await this.dropIndex(uid);
    await this.waitForTask(await enqueued(this.patient.createIndex(uid, { primaryKey })));
    await this.waitForTask(await enqueued(this.patient.index(uid).updateSettings(settings)));
  }

  async dropIndex(uid: string): Promise<void> {
    await this.waitForTask(await enqueued(this.patient.deleteIndex(uid)), ["index_not_found"]);
  }

  /** Puts `next` in the place of `live`, in one moment; what was live goes. */
  async swap(live: string, next: string, primaryKey: string): Promise<void> {
    await this.waitForTask(await enqueued(this.patient.createIndex(live, { primaryKey })), ["index_already_exists"]);
    await this.waitForTask(await enqueued(this.patient.swapIndexes([{ indexes: [live, next], rename: false }])));
    await this.dropIndex(next);
  }

  /** Hands documents in, one JSON object a line. @returns the task to `waitForTask` */
  addDocuments(uid: string, lines: string): Promise<number> {
    return enqueued(this.patient.index(uid).addDocumentsFromString(lines, "application/x-ndjson"));
  }

  /** @returns the task to `waitForTask` */
  deleteDocuments(uid: string, filter: string): Promise<number> {
    return enqueued(this.patient.index(uid).deleteDocuments({ filter }));
  }

  /** Waits for a task's end. Throws when it failed, but for `allowed` codes. */
  async waitForTask(task: number, allowed: readonly string[] = []): Promise<void> {
    const { status, error } = await asked(this.patient.tasks.waitForTask(task, TASK));
    if (status === "succeeded" || (error && allowed.includes(error.code))) return;
    throw new MeilisearchFailure(`task ${task} ${status}: ${error?.message ?? ""}`, error?.code ?? null);
  }
}

async function enqueued(task: EnqueuedTaskPromise): Promise<number> {
  return (await asked(task)).taskUid;
}

/** What the client throws, as the one error of this file, with what lies beneath it. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const code = error instanceof MeilisearchApiError ? (error.cause?.code ?? null) : null;
    throw new MeilisearchFailure(innermost(error).slice(0, MOST_ERROR), code);
  }
}

/** `fetch failed` says nothing; what caused it does. */
function innermost(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error
    ? reason.message || String(Reflect.get(reason, "code") ?? reason.name)
    : String(reason);
}
