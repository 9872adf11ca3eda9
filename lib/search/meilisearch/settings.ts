/**
 * Settings of the index, as they did best on real queries: exactness above typos, typos from four letters on, and the
 * parts of a name as fields of their own, because Meilisearch does not split camelCase. They must be set before
 * documents come: a later change rebuilds the whole index.
 */

import type { Settings } from "meilisearch";

export const PRIMARY_KEY = "id";

/** Part of a generation's name; raise it when documents or settings change, and indexes are filled anew. */
export const FORM = 2;

export const INDEX_SETTINGS: Settings = {
  searchableAttributes: [
    "name",
    "nameParts",
    "stripped",
    "initials",
    "flat",
    "tails",
    "qualifiedName",
    "containerParts",
    "path",
  ],
  filterableAttributes: ["kind", "repo", "file", "language"],
  sortableAttributes: ["isDefinition", "refCount"],
  displayedAttributes: [
    "id",
    "name",
    "path",
    "repo",
    "file",
    "language",
    "qualifier",
    "owners",
    "facts",
    "refCount",
    "cursor",
  ],
  rankingRules: ["words", "exactness", "typo", "attribute", "proximity", "isDefinition:desc", "refCount:desc"],
  typoTolerance: {
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
    disableOnAttributes: ["path", "initials"],
  },
  searchCutoffMs: 500,
};
