-- Who may ask, and about what.
CREATE TABLE "access_token" (
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "repositories" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "access_token_pkey" PRIMARY KEY ("name")
);
