/**
 * Which files Zoekt has for certain while it answers. A segment comes once and goes once: one that was there at an
 * earlier look and is there after the answer was there all the time. So one look, after the answer, is enough.
 */
import type { Queryable } from "../../db/pool";
import { segmentTokens, zoektName } from "../../db/write/text-segments";
import { FileSet } from "../file-set";
import type { ZoektClient } from "./zoekt-client";

/** Segments that are served whole, by their name at Zoekt, and all their files. */
interface Served {
  names: ReadonlySet<string>;
  files: FileSet;
  count: number;
}

export class ServedSegments {
  private segments: ReadonlyMap<string, Int32Array> = new Map();
  /** names that are none of ours: the server may have others' */
  private strangers: ReadonlySet<string> = new Set();
  private last: Served | undefined;

  constructor(
    private readonly client: ZoektClient,
    private readonly pool: Queryable,
  ) {}

  /** Those that are served now. Throws when Zoekt does not answer. */
  async look(signal?: AbortSignal): Promise<Served> {
    const listed = await this.client.repositories(signal);
    const unknown = [...listed.keys()].filter((name) => !this.segments.has(name) && !this.strangers.has(name));
    if (unknown.length > 0) await this.loadSegments([...listed.keys()]);
    const names = [...listed]
      .filter(([name, files]) => this.segments.get(name)?.length === files)
      .map(([name]) => name);
    if (this.last === undefined || !isSame(this.last.names, names)) this.last = this.servedOf(names);
    return this.last;
  }

  /** What was served at the last look; looks when there was none. */
  async earlier(signal?: AbortSignal): Promise<Served> {
    return this.last ?? this.look(signal);
  }

  /** After the server was away nothing is known of it any more. */
  forget(): void {
    this.last = undefined;
  }

  private async loadSegments(listed: readonly string[]): Promise<void> {
    const segments = await segmentTokens(this.pool);
    this.segments = new Map(segments.map(({ token, files }) => [zoektName(token), files]));
    this.strangers = new Set(listed.filter((name) => !this.segments.has(name)));
  }

  private servedOf(names: readonly string[]): Served {
    const served: Served = { names: new Set(names), files: new FileSet(), count: 0 };
    for (const name of names) {
      const files = this.segments.get(name) ?? [];
      served.count += files.length;
      for (const file of files) served.files.add(file);
    }
    return served;
  }
}

const isSame = (before: ReadonlySet<string>, names: readonly string[]): boolean =>
  before.size === names.length && names.every((name) => before.has(name));
