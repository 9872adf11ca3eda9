-- Columns are called what they hold: the version of the rules that linked a repository, and macros of fathom.json.
ALTER TABLE "repository" RENAME COLUMN "settled_by" TO "rules_version";
ALTER TABLE "macro" RENAME COLUMN "told" TO "configured";
