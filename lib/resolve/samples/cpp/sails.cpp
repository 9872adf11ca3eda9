#include "sails.h"

int Loft::trim(Sail *of) { return of->«area→Sail.area, receiver»; }
int Loft::trim(Sail &of) const { return of.«area→Sail.area, receiver»; }
int Loft::name(char const *const written) { return written[0]; }

int rigged(Loft &loft, Sail &sail, Sail *spare, const Sail &old) {
  loft.«trim→Loft.trim(Sail-+0p), receiver»(&sail);
  loft.«trim→Loft.trim(Sail-const-+0r), receiver»(sail);
  loft.«trim→Loft.trim(Sail-+0p), receiver»(spare);
  loft.«name→Loft.name(char), receiver»('x');
  loft.«name→Loft.name(char-+0cp), receiver»("jib");
  loft.cut(sail)->«area→Sail.area, receiver»;
  loft.«cut→Loft.cut(Sail), receiver»(old);
  loft.«cut→Loft.cut(Sail-+0r), receiver»(sail);
  return 0;
}
