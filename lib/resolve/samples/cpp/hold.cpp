#include "hold.h"

template <typename T> struct Pile {
  using rest = hold::Stack<int, typename T::template rebind<int>>;
  int height;
};

int weigh(hold::«Cargo→hold.Cargo, scope»& cargo) {
  return cargo.«crates→hold.Cargo.crates, receiver» + cargo.«lift→hold.Cargo.lift, receiver»();
}

«HOLD_CASE→HOLD_CASE, import»(Pile<int>, "is high", int, (float, char)) {
  int high = 1;
  CHECK_DEATH([[maybe_unused]] auto gone = weigh(3), "");
  CHECK(«high→local»);
}
