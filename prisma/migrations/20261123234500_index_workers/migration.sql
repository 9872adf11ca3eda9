-- Processes that share the work of this database, and what each does. Whether one lives, an advisory lock says.
CREATE TABLE "index_worker" (
    "id" SERIAL NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "kinds" TEXT[],
    "parts" TEXT[],
    "repository_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "index_worker_pkey" PRIMARY KEY ("id")
);

-- Files that are read one at a time after a worker died, while they are read; and those with which another one died.
CREATE TABLE "poison_file" (
    "repository_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "modified_at" BIGINT NOT NULL,
    "proven" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "poison_file_pkey" PRIMARY KEY ("repository_id", "path"),
    CONSTRAINT "poison_file_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
