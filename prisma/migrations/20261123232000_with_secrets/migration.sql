-- Secrets are kept out of the index unless somebody wants them there.
ALTER TABLE "repository" ADD COLUMN "with_secrets" BOOLEAN NOT NULL DEFAULT false;
