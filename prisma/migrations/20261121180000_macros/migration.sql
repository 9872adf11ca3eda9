-- What macros of a repository mean where its files do not parse without knowing it.
CREATE TABLE "gap_words" (
    "file_id" INTEGER NOT NULL,
    "names" TEXT[],
    "unread" INTEGER NOT NULL,

    CONSTRAINT "gap_words_pkey" PRIMARY KEY ("file_id")
);

CREATE TABLE "macro" (
    "repository_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "meaning" JSONB NOT NULL,
    "told" BOOLEAN NOT NULL,

    CONSTRAINT "macro_pkey" PRIMARY KEY ("repository_id", "name")
);

ALTER TABLE "macro" ADD CONSTRAINT "macro_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "repository" ADD COLUMN "settings_problem" TEXT;
