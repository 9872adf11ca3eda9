-- Macros that the text of a file defines which does not parse by itself: what is found in it otherwise depends on how it is read.
ALTER TABLE "gap_words" ADD COLUMN "defines" TEXT[] NOT NULL DEFAULT '{}';
-- Whether what follows from all files together (links, macros, owners) was worked out to its end.
ALTER TABLE "repository" ADD COLUMN "settled" BOOLEAN NOT NULL DEFAULT false;
