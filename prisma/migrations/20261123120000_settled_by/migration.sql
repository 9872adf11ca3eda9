-- By which rules what follows from all files together (links, macros, owners) was worked out to its end: rules of another version do it again.
ALTER TABLE "repository" ADD COLUMN "settled_by" INTEGER;
ALTER TABLE "repository" DROP COLUMN "settled";
