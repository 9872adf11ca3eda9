/**
 * Finds the symbol whose name stands at a place that an engine reports. Reads the names of a file once, and those of
 * many files together.
 */
import { BoundedMap } from "../../lib/bounded-map";
import { declaredNames } from "../../lib/db/precise/declared-names";
import type { EngineFileRow } from "../../lib/db/precise/precise-files";
import type { PreciseTarget } from "../../lib/format/precise-facts";
import type { Queryable } from "../../lib/db/pool";
import type { DeclaredPlace, Place } from "./port";

/** Names that are kept. */
const MAX_NAMES = 400_000;

export class DeclaredPlaces {
  private readonly byFile = new BoundedMap<number, ReadonlyMap<string, PreciseTarget>>(MAX_NAMES);
  private readonly files: ReadonlyMap<string, EngineFileRow>;

  constructor(
    private readonly client: Queryable,
    files: readonly EngineFileRow[],
  ) {
    this.files = new Map(files.map((file) => [file.path, file]));
  }

  /** Whether the index has a file at this path. */
  knows(path: string): boolean {
    return this.files.has(path);
  }

  /** Whether the index holds a file with just these bytes. */
  holds(path: string, contentHash: Uint8Array | null | undefined): boolean {
    const known = this.files.get(path)?.contentHash;
    return known !== undefined && contentHash instanceof Uint8Array && Buffer.compare(known, contentHash) === 0;
  }

  /** The symbols of these files by their places. */
  async read(paths: Iterable<string>): Promise<(place: DeclaredPlace) => PreciseTarget | undefined> {
    const ids = [...new Set(paths)].flatMap((path) => this.files.get(path)?.id ?? []);
    const missing = ids.filter((id) => this.byFile.get(id) === undefined);
    const read = new Map<number, Map<string, PreciseTarget>>(missing.map((id) => [id, new Map()]));
    for (const { fileId, name, keyHash, ...place } of await declaredNames(this.client, missing))
      read.get(fileId)?.set(placeKey(place), { name, keyHash });
    for (const [id, names] of read) this.byFile.set(id, names, names.size + 1);
    const known = new Map(ids.map((id) => [id, read.get(id) ?? this.byFile.get(id)]));
    return (place) => {
      const file = this.files.get(place.path);
      return file && known.get(file.id)?.get(placeKey(place));
    };
  }
}

const placeKey = ({ line, column }: Place): string => `${line}:${column}`;
