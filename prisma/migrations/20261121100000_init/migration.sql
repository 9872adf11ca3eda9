-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "repository" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "root" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "excludes" TEXT[],
    "branch" TEXT,
    "revision" TEXT,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "error" TEXT,
    "file_count" INTEGER NOT NULL DEFAULT 0,
    "symbol_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "indexed_at" TIMESTAMPTZ(3),

    CONSTRAINT "repository_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" SERIAL NOT NULL,
    "repository_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "language" TEXT,
    "content_hash" BYTEA,
    "extractor_version" INTEGER NOT NULL,
    "size" BIGINT NOT NULL,
    "modified_at" BIGINT NOT NULL,
    "lines" INTEGER NOT NULL DEFAULT 0,
    "symbol_count" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "detail" TEXT,
    "gaps" INTEGER[],

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_content" (
    "file_id" INTEGER NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "file_content_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "symbol" (
    "id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "name_hash" BIGINT NOT NULL,
    "key_hash" BIGINT NOT NULL,
    "kind" SMALLINT NOT NULL,
    "role" SMALLINT NOT NULL,
    "modifiers" INTEGER NOT NULL,
    "container" INTEGER NOT NULL,
    "qualifier" TEXT,
    "disambiguator" TEXT,
    "ranges" BYTEA NOT NULL,

    CONSTRAINT "symbol_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reference" (
    "name_hash" BIGINT NOT NULL,
    "file_id" INTEGER NOT NULL,
    "post" BYTEA NOT NULL
);

-- CreateTable
CREATE TABLE "occurrences" (
    "file_id" INTEGER NOT NULL,
    "names" BYTEA NOT NULL,
    "blob" BYTEA NOT NULL,

    CONSTRAINT "occurrences_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "type_relation" (
    "child_id" BIGINT NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "child_key" BIGINT NOT NULL,
    "base_name" TEXT NOT NULL,
    "base_name_hash" BIGINT NOT NULL,
    "relation" TEXT NOT NULL,
    "access" TEXT,
    "virtual" BOOLEAN NOT NULL DEFAULT false,
    "base_key" BIGINT,

    CONSTRAINT "type_relation_pkey" PRIMARY KEY ("child_id","ordinal")
);

-- CreateTable
CREATE TABLE "import" (
    "file_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "specifier" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "imported" TEXT,
    "line" INTEGER NOT NULL,
    "target_file" INTEGER,

    CONSTRAINT "import_pkey" PRIMARY KEY ("file_id","ordinal")
);

-- CreateTable
CREATE TABLE "file_change" (
    "seq" BIGSERIAL NOT NULL,
    "file_id" INTEGER NOT NULL,
    "added" BOOLEAN NOT NULL,

    CONSTRAINT "file_change_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "index_run" (
    "id" SERIAL NOT NULL,
    "repository_id" INTEGER NOT NULL,
    "phase" TEXT NOT NULL,
    "files_total" INTEGER NOT NULL DEFAULT 0,
    "files_done" INTEGER NOT NULL DEFAULT 0,
    "symbols_done" INTEGER NOT NULL DEFAULT 0,
    "bytes_total" BIGINT NOT NULL DEFAULT 0,
    "bytes_done" BIGINT NOT NULL DEFAULT 0,
    "current" TEXT[],
    "detail" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "index_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "repository_name_key" ON "repository"("name");

-- CreateIndex
CREATE UNIQUE INDEX "repository_root_key" ON "repository"("root");

-- CreateIndex
CREATE UNIQUE INDEX "file_repository_id_path_key" ON "file"("repository_id", "path");

-- CreateIndex
CREATE INDEX "symbol_name_hash_idx" ON "symbol"("name_hash");

-- CreateIndex
CREATE INDEX "reference_name_hash_idx" ON "reference"("name_hash");

-- CreateIndex
CREATE INDEX "reference_file_id_idx" ON "reference"("file_id");

-- CreateIndex
CREATE INDEX "type_relation_base_key_idx" ON "type_relation"("base_key");

-- CreateIndex
CREATE INDEX "type_relation_base_name_hash_idx" ON "type_relation"("base_name_hash");

-- CreateIndex
CREATE INDEX "import_target_file_idx" ON "import"("target_file");

-- CreateIndex
CREATE INDEX "index_run_repository_id_id_idx" ON "index_run"("repository_id", "id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- How large values are kept; the schema language has no words for it.
-- Posts are short and already dense: compressing them costs time and saves nothing.
ALTER TABLE "reference" ALTER COLUMN "post" SET STORAGE EXTERNAL;
ALTER TABLE "symbol" ALTER COLUMN "ranges" SET STORAGE EXTERNAL;
-- Text and occurrence columns shrink to about half; pglz is in every build of Postgres, lz4 is not.
ALTER TABLE "file_content" ALTER COLUMN "body" SET COMPRESSION pglz;
ALTER TABLE "occurrences" ALTER COLUMN "names" SET COMPRESSION pglz;
ALTER TABLE "occurrences" ALTER COLUMN "blob" SET COMPRESSION pglz;
