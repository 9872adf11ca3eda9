-- Facts can come from a SCIP index that somebody gives: its file, and how the files of the watched folder stand.
ALTER TABLE "precise_run" ADD COLUMN "imported_from" TEXT;

CREATE TABLE "scip_file" (
    "path" TEXT NOT NULL,
    "stamp" TEXT NOT NULL,
    "repository_id" INTEGER,
    "error" TEXT,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "scip_file_pkey" PRIMARY KEY ("path"),
    CONSTRAINT "scip_file_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
