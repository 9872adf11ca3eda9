-- Texts are packed before they are loaded (lib/db/stored-text.ts). What is there stays readable: form 0 is the text as it is.
ALTER TABLE "file_content" ALTER COLUMN "body" TYPE BYTEA USING '\x00'::bytea || convert_to("body", 'UTF8');
ALTER TABLE "file_content" ALTER COLUMN "body" SET STORAGE EXTERNAL;

-- Compressing these took Postgres longer than anything else in a load, and saved a tenth of the database.
ALTER TABLE "occurrences" ALTER COLUMN "names" SET STORAGE EXTERNAL;
ALTER TABLE "occurrences" ALTER COLUMN "blob" SET STORAGE EXTERNAL;
