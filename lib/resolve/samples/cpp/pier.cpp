#include "pier.h"

namespace pier {
int tie(«Bollard→pier.inner.Bollard, import»& bollard) {
  return «moor→pier.inner.moor(Bollard), import»(bollard) + bollard.«rope→pier.inner.Bollard.rope, receiver»;
}
int loose(«Cleat→pier.inner.Cleat, name»& cleat);
}
int free(«Bollard→pier.inner.Bollard, name»& bollard);
