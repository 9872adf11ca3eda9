#pragma once
namespace Port {
namespace Tides {
namespace {
enum Order { LowFirst, HighFirst };
constexpr Order usual() { return LowFirst; }
}
}
namespace Yard {
class Site {
 public:
  void open();
 private:
  class Plan;
  Plan *plan;
};
}
}
