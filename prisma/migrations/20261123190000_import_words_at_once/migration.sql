-- Words go into the index at once: a list of pending ones would be read again for every word that is looked up.
ALTER INDEX "import_words_idx" SET (fastupdate = off);
