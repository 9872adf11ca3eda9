/**
 * The parts that this process does for all: it asks for the locks of those that nobody has, and begins with what it
 * gets. A part ends with the connection that holds its lock, and another process begins with it.
 */
import type pg from "pg";
import { takePart } from "../../lib/db/admin/indexer-locks";
import { PART_NUMBERS, type Part } from "./kinds";

/** A part at work. Nothing of it goes on behind `close`. */
export interface KeptPart {
  /** Something may have changed, or a few seconds have passed. */
  look(): void | Promise<void>;
  close(): void | Promise<void>;
}

export class KeptParts {
  private readonly kept = new Map<Part, KeptPart>();

  /**
   * @param wanted parts that this process takes where it can
   * @param begin begins with one
   */
  constructor(
    private readonly client: pg.Client,
    private readonly wanted: readonly Part[],
    private readonly begin: (part: Part) => KeptPart | Promise<KeptPart>,
  ) {}

  get names(): Part[] {
    return [...this.kept.keys()];
  }

  has(part: Part): boolean {
    return this.kept.has(part);
  }

  async takeFree(): Promise<void> {
    for (const part of this.wanted) {
      if (this.kept.has(part) || !(await takePart(this.client, PART_NUMBERS[part]))) continue;
      this.kept.set(part, await this.begin(part));
    }
  }

  /** Has these parts look, or all. */
  async look(parts: readonly Part[] = this.names): Promise<void> {
    for (const part of parts) await this.kept.get(part)?.look();
  }

  async close(): Promise<void> {
    const kept = [...this.kept.values()];
    this.kept.clear();
    await Promise.all(kept.map((part) => part.close()));
  }
}
