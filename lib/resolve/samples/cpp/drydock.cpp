#include <utility>

#include "drydock.h"

using namespace yard;
using namespace slip;

namespace yard {
namespace {
bool scrub(int times) { return times > 0; }
}
class Hull : public «Keel→yard.Keel, import» {};
TEST(Yard, Keel) { «weld→yard.weld(int), import»(1); }
TEST(Yard, weld) { «weld→yard.weld(int), import»(1); }
}

int twice(const «Crane→yard.slip.Crane, import» &crane) { return 2 * crane.«load→yard.slip.Crane.load(const), receiver»(); }
bool clean() { return yard::«scrub→yard.(anonymous).scrub(int), scope»(3); }

struct Item {
  void swap(Item &other) {
    using std::swap;
    «swap→outside»(depth, other.depth);
  }
  Item &operator=(const Item &other) {
    Item(other).«swap→Item.swap(Item), receiver»(*this);
    return *this;
  }
  int depth;
};

const Item *byWeight();
struct Sorter {
  explicit Sorter(const Item *first);
};
void sort() { Sorter sorter(«byWeight→byWeight, scope»()); }
