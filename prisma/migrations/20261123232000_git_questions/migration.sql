-- Questions about a file's history: the server asks, the indexer asks git. Answers are kept for a few minutes.
CREATE TABLE "git_question" (
    "id" SERIAL NOT NULL,
    "repository_id" INTEGER NOT NULL,
    "question" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'asked',
    "answer" JSONB,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "git_question_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "git_question_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "git_question_repository_id_idx" ON "git_question"("repository_id");
