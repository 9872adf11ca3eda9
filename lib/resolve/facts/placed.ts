/** What stands in a file, with where that file stands. */
import type { LanguageId } from "../../contract/vocabulary";
import type { FilePlace } from "../../db/read/file-places";

/** Its fields stand one by one: of thousands, objects that are put together from others cost four times as much. */
export abstract class Placed implements FilePlace {
  readonly fileId: number;
  readonly path: string;
  readonly language: LanguageId;
  readonly repo: string;
  readonly repositoryId: number;
  readonly repositoryScope: string;

  constructor(place: FilePlace) {
    this.fileId = place.fileId;
    this.path = place.path;
    this.language = place.language as LanguageId;
    this.repo = place.repo;
    this.repositoryId = place.repositoryId;
    this.repositoryScope = place.repositoryScope;
  }
}
