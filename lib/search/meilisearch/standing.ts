/**
 * Whether Meilisearch can answer right now, checked at most once a second while questions arrive: it was filled, it
 * follows the database closely enough, and it responds. If not, says why in words.
 */
import type { RepositoryScope } from "../../contract/vocabulary";
import { searchStanding, type SearchStanding } from "../../db/admin/search-generation";
import type { Queryable } from "../../db/pool";
import type { MeilisearchServer } from "./server";
import { ENGINE } from "./keeper";

const LOOK_MS = 1_000;
/** It is not asked again so soon after it failed. */
const REST_MS = 2_000;
/** Changed files that it may not have seen yet. */
const MOST_BEHIND = 2_000;

export class Standing {
  symbols = 0;
  private known: SearchStanding | null = null;
  private trouble: string | null = "It was not asked yet.";
  // A clock that starts with the process: 0 would be a moment ago in a young one.
  private lookedAt = -Infinity;
  private failedAt = -Infinity;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly server: MeilisearchServer,
    private readonly database: Queryable,
  ) {}

  get indexUid(): string {
    return this.known?.indexUid ?? "";
  }
  get position(): bigint {
    return this.known?.position ?? 0n;
  }
  get scopes(): ReadonlyMap<number, RepositoryScope> {
    return this.known?.scopes ?? new Map();
  }

  /**
   * What keeps it from answering, as far as is known now; null when nothing does. Whoever asks again finds it looked
   * at.
   */
  why(): string | null {
    void this.look();
    return this.trouble;
  }

  /** The same, looked at anew when it was long ago. */
  async look(): Promise<string | null> {
    const now = performance.now();
    if (now - this.lookedAt > LOOK_MS && now - this.failedAt > REST_MS) await (this.looking ??= this.lookNow());
    return this.trouble;
  }

  /** It did not answer a question. */
  failed(reason: string): void {
    this.failedAt = performance.now();
    this.trouble = `Meilisearch does not answer: ${reason}`;
  }

  private async lookNow(): Promise<void> {
    try {
      this.known = await searchStanding(this.database, ENGINE);
      const { generation, behind, error, indexUid } = this.known;
      // Before it is said to be filled: whether anybody answers there at all.
      await this.server.health();
      if (generation === null)
        this.trouble = error ? `Meilisearch cannot be filled: ${error}` : "Meilisearch is being filled.";
      else if (behind > MOST_BEHIND) this.trouble = `Meilisearch has yet to see ${behind} changed files.`;
      else {
        this.symbols = Math.max(0, (await this.server.documentCount(indexUid)) - 1);
        this.trouble = null;
      }
    } catch (error) {
      this.failed(error instanceof Error ? error.message : String(error));
    } finally {
      this.lookedAt = performance.now();
      this.looking = null;
    }
  }
}
