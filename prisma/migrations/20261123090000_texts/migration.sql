-- Of a repository's files those that are plain texts, those that were left out, and what its ignore rules name; whether it keeps to them.
ALTER TABLE "repository" ADD COLUMN "text_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "repository" ADD COLUMN "left_out_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "repository" ADD COLUMN "ignored_count" INTEGER;
ALTER TABLE "repository" ADD COLUMN "no_ignore" BOOLEAN NOT NULL DEFAULT false;
