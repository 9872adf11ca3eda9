-- What reflection macros say about symbols (UPROPERTY, UFUNCTION, ...): one row per specifier or meta entry.
CREATE TABLE "reflection" (
    "symbol_id" BIGINT NOT NULL,
    "ordinal" SMALLINT NOT NULL,
    "name_hash" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT,
    "meta" BOOLEAN NOT NULL,

    CONSTRAINT "reflection_pkey" PRIMARY KEY ("symbol_id", "ordinal")
);

CREATE INDEX "reflection_name_hash_idx" ON "reflection"("name_hash");
