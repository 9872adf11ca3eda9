-- Repositories whose folder is fetched from elsewhere.
CREATE TABLE "git_source" (
    "repository_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "ref" TEXT,
    "fetched_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "git_source_pkey" PRIMARY KEY ("repository_id"),
    CONSTRAINT "git_source_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
