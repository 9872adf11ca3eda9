-- Repositories that are added and removed from a page, and who may ask for it.
ALTER TABLE "access_token" ADD COLUMN "manages" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "source_change" (
    "id" SERIAL NOT NULL,
    "request" JSONB NOT NULL,
    "asked_by" TEXT,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "repository" TEXT,
    "error" JSONB,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "source_change_pkey" PRIMARY KEY ("id")
);
