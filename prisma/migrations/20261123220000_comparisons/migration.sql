-- Questions about two revisions of a repository: the server asks, the indexer reads what differs. What a revision holds stands in a schema of its
-- own, whose views put it in place of what is indexed; the index itself is not touched.
CREATE TABLE "comparison" (
    "id" SERIAL NOT NULL,
    "repository_id" INTEGER NOT NULL,
    "base" TEXT NOT NULL,
    "head" TEXT,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "error" JSONB,
    "answer" JSONB,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "comparison_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "comparison_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "comparison_repository_id_idx" ON "comparison"("repository_id");
