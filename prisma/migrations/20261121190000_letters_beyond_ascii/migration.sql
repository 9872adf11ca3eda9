-- Lists of the text index hold characters beyond ASCII by themselves from now on. Segments without them would rule files out that match;
-- the indexer builds them again at its next start, and until then files are read.
DELETE FROM "text_posting";
DELETE FROM "text_segment";
