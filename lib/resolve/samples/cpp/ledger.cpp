#include "ledger.h"

void fill(Ledger &ledger, bool open, unsigned long weight) {
  ledger.«write→Ledger.write(Note-Note), receiver»("name"_note, "crane"_note);
  ledger.«write→Ledger.write(Note-Note), receiver»("open"_note, (open ? "yes"_note : "no"_note));
  ledger.«write→Ledger.write(Note-bool), receiver»("open"_note, open);
  ledger.«write→Ledger.write(Note-char), receiver»("name"_note, "crane");
  ledger.«write→Ledger.write(Note-T-$T), receiver»("weight"_note, weight);
  Book<int> book;
  book.«page→Book.page(KeyT-bool) or Book.page(Key-bool), unique_name»(4, true);
  Label{}.«stick→Label.stick(tag_id-char), receiver»("crane"_tag);
  Pen{}.«dip→Pen.dip(int-float), receiver»(RED);
  Ledger{}.entry().«weigh→Entry.weigh(int-&&), receiver»(3);
}
