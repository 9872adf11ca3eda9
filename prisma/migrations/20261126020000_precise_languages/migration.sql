-- How far an engine is with each language of a repository, which the state of the index tells.
ALTER TABLE "precise_run" ADD COLUMN "languages" JSONB NOT NULL DEFAULT '[]';
UPDATE "precise_run" r SET "languages" = now."languages"
FROM (
  SELECT "repository_id", "engine", jsonb_agg(
    jsonb_build_object('language', "language", 'files', "files", 'filesTotal', "total") ORDER BY "language") AS "languages"
  FROM (
    SELECT i."repository_id", i."engine", f."language", count(*) AS "total",
      count(*) FILTER (WHERE p."facts" IS NOT NULL AND p."content_hash" = f."content_hash") AS "files"
    FROM "precise_run" i
    JOIN "file" f ON f."repository_id" = i."repository_id"
    LEFT JOIN "precise_file" p ON p."repository_id" = f."repository_id" AND p."path" = f."path" AND p."engine" = i."engine"
    WHERE f."content_hash" IS NOT NULL AND f."status" IN ('indexed', 'partial') AND f."language" IS NOT NULL
    GROUP BY 1, 2, 3 HAVING count(p."path") > 0
  ) AS counted
  GROUP BY 1, 2
) AS now
WHERE r."repository_id" = now."repository_id" AND r."engine" = now."engine";
