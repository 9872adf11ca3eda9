-- The text index: immutable segments with posting lists of trigrams, in pages that fit into a row. The pages are packed
-- already; Postgres need not try again.
CREATE TABLE "text_segment" (
    "id" SERIAL NOT NULL,
    "files" BYTEA NOT NULL,
    "file_count" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,
    "token" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "text_segment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "text_posting" (
    "segment_id" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,
    "page" BYTEA NOT NULL,

    CONSTRAINT "text_posting_pkey" PRIMARY KEY ("segment_id", "first")
);

ALTER TABLE "text_posting" ALTER COLUMN "page" SET STORAGE EXTERNAL;
ALTER TABLE "text_segment" ALTER COLUMN "files" SET STORAGE EXTERNAL;
