#include "tide.h"
int rising(«tide→tide@tide.h:6, import» *at, «range→range@tide.h:11 or range@tide.h:9, import» by) {
  return at->«minutes→tide.minutes, receiver» + by;
}
#if defined(TIDE_BY_HOURS)
int falling(«tide→tide@tide.h:4 or tide@tide.h:6, import» *at) { return 0; }
#endif
