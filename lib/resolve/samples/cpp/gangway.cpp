#include "gangway.h"

// the class is brought, and none of its members
using gang::Plank;

void haul(int line, Plank& plank) {
  «close→outside»(line);
  plank.«close→gang.Plank.close, receiver»();
}

// what is specialized here stands outside, and its body names the specialization
namespace std {
template <> struct numeric_limits<gang::Plank> : «numeric_limits→outside»<float> {
  «numeric_limits→std.numeric_limits, scope»* own;
};
int narrowest = «numeric_limits→outside»<int>::min();
}

// what a body begins with is none of the types that the macro before it is given
TEST(haul_test, closing) {
  Plank plank;
  «close→outside»(3);
}
