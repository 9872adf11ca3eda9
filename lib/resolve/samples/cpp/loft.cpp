#include "loft.h"

int Loft::mend(Rigging* rigging, int key) {
  Rigging::iterator found = rigging->find(key);
  found->second.«torn_→Sail.torn_, receiver» = false;
  Sails::iterator own = sails_.find("jib");
  own->second.«torn_→Sail.torn_, receiver» = false;
  auto other = rigging->find(key);
  other->second.«torn_→Sail.torn_, receiver» = false;
  (*rigging)[key].«torn_→Sail.torn_, receiver» = false;
  return 0;
}

int Loft::count() {
  int sum = 0;
  for (std::vector<Sail*>::iterator i = spare_.begin(); i != spare_.end(); ++i) sum += (*i)->«cloth→Sail.cloth(const), receiver»();
  for (std::vector<Sail*>::const_iterator at = spare_.begin(); at != spare_.end(); ++at)
    if ((*at)->«cloth→Sail.cloth(const), receiver»() > 0) sum += 1;
  for (auto next = spare_.begin(); next != spare_.end();) {
    if ((*next)->«torn_→Sail.torn_, receiver» && (*next)->«cloth→Sail.cloth(const), receiver»() > 1) next = spare_.erase(next);
    Sail* named = *next;
    named->«torn_→Sail.torn_, receiver» = true;
  }
  std::string why = "torn";
  «complain→complain(char), import»("%s", why.c_str());
  «complain→complain(char), import»("%s %d", why.c_str(), sum);
  std::stringstream stream;
  «sew→sew(istream), import»(stream);
  «weigh→weigh(double), import»(1e3);
  return sum;
}

void lament(const char* text, ...) {
  va_list arguments;
  va_start(arguments, text);
  «complain→complain(char-va_list), import»(text, arguments);
  va_end(arguments);
}
