#include "tally.h"
#include <vector>
namespace {
struct Case {
  void check(const tally::Count& count) const;
};
std::vector<Case> cases;
}
void other(tally::Count& count) {
  auto first = cases.begin();
  first->«check→(anonymous).Case.check(Count-const), receiver»(count);
}
