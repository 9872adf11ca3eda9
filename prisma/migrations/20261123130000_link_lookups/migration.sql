-- Linking looks up what a change may touch, so that it never reads what lies beside it: files by their name and by their folder's, imports by the
-- words of their wording, repositories by what their manifests call them and ask for.
CREATE FUNCTION "import_words"(specifier text, kind text, imported text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  -- An include names a file by its whole name.
  WHEN kind LIKE 'include%' THEN ARRAY[right(substring(specifier from '[^/]*$'), 300)]
  -- `~`: ends with a folder or with dots, so that no word names the file.
  ELSE array_remove(string_to_array(translate(
    right(specifier, 300) || CASE WHEN right(specifier, 1) IN ('.', '/') THEN '/~/' ELSE '/' END || left(coalesce(imported, ''), 300),
    '.:\', '///'), '/'), '')
END;

CREATE INDEX "import_words_idx" ON "import" USING gin (import_words(specifier, kind, imported));
CREATE INDEX "file_name_idx" ON "file" ((substring(path from '[^/]*$')));
CREATE INDEX "file_folder_idx" ON "file" ((substring(path from '([^/]*)/[^/]*$')));

-- What the manifests of a repository said when it was linked last.
CREATE TABLE "repository_manifest" (
    "repository_id" INTEGER NOT NULL,
    "said" JSONB NOT NULL,

    CONSTRAINT "repository_manifest_pkey" PRIMARY KEY ("repository_id"),
    CONSTRAINT "repository_manifest_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What a repository is called by those manifests, and what they ask for.
CREATE TABLE "package_name" (
    "repository_id" INTEGER NOT NULL,
    "asked" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "package_name_pkey" PRIMARY KEY ("repository_id", "asked", "name"),
    CONSTRAINT "package_name_repository_id_fkey" FOREIGN KEY ("repository_id") REFERENCES "repository"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "package_name_name_idx" ON "package_name"("name");
