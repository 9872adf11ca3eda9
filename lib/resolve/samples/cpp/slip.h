#pragma once
#define SLIP_EXPORT __attribute__((visibility("default")))
#define SLIP_NAME(n) SLIP_NAME2(_slip_, __LINE__, n)
#define SLIP_NAME2(a, b, n) a##b##n
namespace slip {
struct Berth {
  Berth* lengthen(int by);
  void flood();
};
struct Basin {
  void flood();
  static Basin& main();
  Berth* berth(int at);
};
/** with the names of a berth's members */
struct Gate {
  Gate* lengthen(int by);
  void flood();
};
namespace inner {
SLIP_EXPORT ::slip::Berth* enter(Berth* made);
}
}
// declares a berth: what follows the macro is asked of the value that it begins with
#define SLIP_DECLARE(n) static ::slip::Berth const* const SLIP_NAME(n) __attribute__((unused))
#define SLIP(n)          \
  SLIP_DECLARE(_slip_) = \
      (::slip::inner::enter(new ::slip::Berth(#n, /* "(" */ static_cast<int>(n))))
#define SLIP_OF(n, a) SLIP(n)
#define BASIN (slip::Basin::main())
#define MADE(n) new slip::Gate(n)
#define AS_GATE(x) ((slip::Gate*)(x))
#define HALF(n) n / 2
static slip::Gate gate;
#define SAME(gate) (gate)
#ifdef NARROW
#define WIDE(n) new slip::Gate(n)
#else
#define WIDE(n) new slip::Berth(n)
#endif
