#include "paints.h"

namespace sign {
int dip(Blend blend) {
  return «coat→sign.coat(Tint), import»(Tint::RED) + «coat→sign.coat(Blend), import»(blend);
}
}
