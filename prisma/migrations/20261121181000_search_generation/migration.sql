-- CreateTable
CREATE TABLE "search_generation" (
    "engine" TEXT NOT NULL,
    "index_uid" TEXT NOT NULL,
    "generation" TEXT,
    "position" BIGINT NOT NULL DEFAULT 0,
    "error" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_generation_pkey" PRIMARY KEY ("engine")
);
