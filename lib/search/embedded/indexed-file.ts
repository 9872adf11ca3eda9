/** What the engine knows of a file that is in the index. */
import type { LanguageId, RepositoryScope } from "../../contract/vocabulary";
import { placePath } from "../rank/place";
import { classifyPath, type PathClass } from "../rank/prior";

/** A file as it is announced. */
export interface AnnouncedFile {
  id: number;
  repositoryId: number;
  path: string;
  language: LanguageId;
  scope: RepositoryScope;
  /** differs when anything does that the database says of it */
  stamp: number;
}

export interface IndexedFile extends Readonly<AnnouncedFile> {
  readonly place: PathClass;
  /** the path as places are looked for in it */
  readonly placePath: string;
  /** files that include or import it */
  importers: number;
}

/**
 * A file of a segment. What its path says is worked out when it is first asked for: a start enters tens of thousands
 * of files, and few are in the first answers.
 */
export class SegmentFile implements IndexedFile {
  readonly id: number;
  readonly repositoryId: number;
  readonly path: string;
  readonly language: LanguageId;
  readonly scope: RepositoryScope;
  readonly stamp: number;
  private readPlace: PathClass | null = null;
  private readPlacePath: string | null = null;

  constructor(
    file: AnnouncedFile,
    public importers: number,
  ) {
    this.id = file.id;
    this.repositoryId = file.repositoryId;
    this.path = file.path;
    this.language = file.language;
    this.scope = file.scope;
    this.stamp = file.stamp;
  }

  get place(): PathClass {
    return (this.readPlace ??= classifyPath(this.path));
  }

  get placePath(): string {
    return (this.readPlacePath ??= placePath(this.path));
  }
}
