/**
 * Zoekt as the one who names candidates, among those that the embedded index leaves. Its repositories are the segments
 * of the text index, its files are named by their ids: so it is known exactly what it has, and what it does not have
 * yet is searched without it. Where it cannot be asked, or would rule out little, the embedded index stands.
 */
import type { Queryable } from "../../db/pool";
import type { Narrowed, TextCandidates } from "../candidates";
import { TrigramIndex } from "../embedded/trigram-index";
import { FileSet } from "../file-set";
import type { TextPattern } from "../pattern/text-pattern";
import type { TextIndexState } from "../port";
import { ServedSegments } from "./served-segments";
import { ZoektClient } from "./zoekt-client";
import { zoektQuery } from "./zoekt-query";

/** Milliseconds that Zoekt may search; reading what the embedded index leaves takes not much more. */
const SEARCH_MS = 250;
/** Milliseconds before a server that did not answer is asked again. */
const REST_MS = 5_000;
/** Files that are read sooner than Zoekt is asked about them. */
const FEW = 48;
/** Where the embedded index leaves more of many files than this share, Zoekt would name nearly all of them. */
const UNSELECTIVE = 0.4;
const MANY = 500;

/** What Zoekt says: files that match, and files that it knows. */
interface Named {
  files: FileSet;
  covered: FileSet;
}

export class ZoektCandidates implements TextCandidates {
  readonly engine = "zoekt";
  private readonly client: ZoektClient;
  private readonly served: ServedSegments;
  private readonly embedded: TrigramIndex;
  private silentUntil = 0;
  private trouble: string | null = null;

  /** @param few so many files are read without asking */
  constructor(
    url: string,
    pool: Queryable,
    private readonly few = FEW,
  ) {
    this.client = new ZoektClient(url);
    this.served = new ServedSegments(this.client, pool);
    this.embedded = new TrigramIndex(pool);
  }

  async narrow(pattern: TextPattern, files: readonly number[], signal?: AbortSignal): Promise<Narrowed> {
    const embedded = await this.embedded.narrow(pattern, files);
    const left = embedded.files;
    if (left.length <= this.few || (left.length > MANY && left.length > files.length * UNSELECTIVE)) return embedded;
    const query = queryOf(pattern);
    if (query === null) return embedded;
    if (Date.now() < this.silentUntil) return { ...embedded, note: this.trouble };
    try {
      const named = await this.ask(query, signal);
      this.trouble = null;
      if (named === null) return embedded;
      const files = left.filter((file) => named.files.has(file) || !named.covered.has(file));
      return { ...embedded, files, engine: "zoekt" };
    } catch (error) {
      this.served.forget();
      if (signal?.aborted) throw error;
      this.trouble = `Zoekt does not answer (${reasonOf(error)}); the embedded index stands in.`;
      this.silentUntil = Date.now() + REST_MS;
      return { ...embedded, note: this.trouble };
    }
  }

  async state(): Promise<TextIndexState> {
    const embedded = await this.embedded.state();
    try {
      const { count: files } = await this.served.look();
      return { ...embedded, engine: "zoekt", files, note: null };
    } catch (error) {
      return { ...embedded, note: `Zoekt does not answer (${reasonOf(error)}); the embedded index stands in.` };
    }
  }

  /** Null when it did not look at everything in time, or has other segments than a moment ago. */
  private async ask(query: string, signal?: AbortSignal): Promise<Named | null> {
    const before = await this.served.earlier(signal);
    const found = await this.client.files(query, SEARCH_MS, signal);
    const after = await this.served.look(signal);
    if (found === null || after !== before) return null;
    const files = new FileSet();
    for (const { repository, name } of found) if (after.names.has(repository)) files.add(Number(name));
    return { files, covered: after.files };
  }
}

/** Null where Zoekt would have to read every file. */
function queryOf({ tree }: TextPattern): string | null {
  return tree === null ? null : zoektQuery(tree);
}

function reasonOf(error: unknown): string {
  const { cause }: { cause?: unknown } = error instanceof Error ? error : {};
  const deepest = cause instanceof Error && cause.message !== "" ? cause : error;
  return deepest instanceof Error ? deepest.message.slice(0, 200) : String(error);
}
