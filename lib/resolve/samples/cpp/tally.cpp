#include "tally.h"
#include <vector>
using namespace tally;
namespace {
struct Case {
  void check(const Count& count) const;
};
std::vector<Case> cases;
}
void all(Count& count) {
  «put→tally.put(string-int64_t), import»("whole", count.whole);
  «put→tally.put(string-int), import»("few", Count::few);
  «put→tally.put(string-double), import»("share", count.share());
  «put→tally.put(string-bool), import»("full", count.isFull);
  «put→tally.put(string-char), import»("title", count.title);
  «put→tally.put(string-char), import»("text", describe(count));
  «put→tally.put(string-int64_t), import»("cast", static_cast<int64_t>(count.few));
  «put→tally.put(string-double), import»("half", double(count.few) );
  // a template takes numbers as they are
  «mix→tally.mix(A-B-$T$T), import»(count.whole, Count::few);
  uint64_t own = 1;
  «mix→tally.mix(uint64_t-uint64_t), import»(own, uint64_t(count.whole));
  // the address of a number is none
  «sum→tally.sum(int64_t) or tally.sum(bool), unique_name»(&count.isFull);
  count.«note→tally.Count.note(int), receiver»();
  for (auto each = cases.begin(); each != cases.end(); ++each) each->«check→(anonymous).Case.check(Count-const), receiver»(count);
}
