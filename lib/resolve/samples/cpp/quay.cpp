#include "quay.h"

struct Beacon : quay::Lamp {
  Beacon() : «Lamp→quay.Lamp, scope»() {}
  «Lamp→quay.Lamp, scope»* lamp();
  «Post→quay.Post, scope»* post();
};
«Post→quay.Post, name»* lost();

namespace lit {
struct Lamp : quay::«Lamp→quay.Lamp, scope» {
  Lamp(const «Lamp→lit.Lamp, scope»& other);
  static void snuff();
  void dim() { «Lamp→lit.Lamp, scope»::«snuff→lit.Lamp.snuff, scope»(); }
};
}
