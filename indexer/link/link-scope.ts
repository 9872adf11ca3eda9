/** Which files a link step covers: all of them, or those that a change touched. */
import type { TouchedNames } from "../../lib/db/link/link-bases";

/** What a change touched. */
export interface LinkScope {
  /** the repository that changed */
  repositoryId: number;
  /** nothing of it was there before */
  isNew: boolean;
  /** files whose imports are looked at; null for all */
  fileIds: readonly number[] | null;
  /**
   * paths of the repository where files came or went, none in place of another: imports elsewhere may mean others now
   */
  moved: readonly string[];
  /** hashes of base names; null for all */
  names: TouchedNames;
  /** a manifest may say something else than before */
  manifests: boolean;
}

export const LINK_ALL: Pick<LinkScope, "fileIds" | "moved" | "names"> = { fileIds: null, moved: [], names: null };
