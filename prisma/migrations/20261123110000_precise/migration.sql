-- What compilers' engines say of files, and how their runs over repositories stand.
CREATE TABLE "precise_file" (
    "repository_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "version" TEXT NOT NULL,
    "facts" BYTEA,
    CONSTRAINT "precise_file_pkey" PRIMARY KEY ("repository_id", "path", "engine"),
    CONSTRAINT "precise_file_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "precise_link" (
    "repository_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "from_key" BIGINT NOT NULL,
    "from_name" TEXT NOT NULL,
    "to_key" BIGINT NOT NULL,
    "to_name" TEXT NOT NULL,
    CONSTRAINT "precise_link_pkey" PRIMARY KEY ("repository_id", "path", "engine", "ordinal"),
    CONSTRAINT "precise_link_file_fkey" FOREIGN KEY ("repository_id", "path", "engine")
        REFERENCES "precise_file"("repository_id", "path", "engine") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "precise_link_from_key_idx" ON "precise_link"("from_key");
CREATE INDEX "precise_link_to_key_idx" ON "precise_link"("to_key");

CREATE TABLE "precise_run" (
    "repository_id" INTEGER NOT NULL,
    "engine" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "files_done" INTEGER NOT NULL DEFAULT 0,
    "files_total" INTEGER NOT NULL DEFAULT 0,
    "cpu_ms" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "changed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "precise_run_pkey" PRIMARY KEY ("repository_id", "engine"),
    CONSTRAINT "precise_run_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
