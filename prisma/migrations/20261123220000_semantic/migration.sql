-- What turns texts into vectors. Vectors of different models are never compared.
CREATE TABLE "semantic_model" (
    "id" TEXT NOT NULL,
    "repository_id" INTEGER,
    "pairs" INTEGER NOT NULL DEFAULT 0,
    "words" BYTEA,

    CONSTRAINT "semantic_model_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "semantic_model_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Vectors and words of the symbols of some files. Never changes; larger ones take its place.
CREATE TABLE "semantic_segment" (
    "id" SERIAL NOT NULL,
    "repository_id" INTEGER NOT NULL,
    "model" TEXT NOT NULL,
    "files" BYTEA NOT NULL,
    "file_count" INTEGER NOT NULL,
    "symbol_count" INTEGER NOT NULL,
    "body" BYTEA NOT NULL,

    CONSTRAINT "semantic_segment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "semantic_segment_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- Vectors do not get smaller by packing, and are read whole.
ALTER TABLE "semantic_segment" ALTER COLUMN "body" SET STORAGE EXTERNAL;
