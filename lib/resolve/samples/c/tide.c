#include "tide.h"
int rising(«tide→tide@tide.h:7, import» *at, «range→range@tide.h:12 or range@tide.h:10, import» by) {
  return at->«minutes→tide.minutes, receiver» + by;
}
#if defined(TIDE_BY_HOURS)
int falling(«tide→tide@tide.h:5 or tide@tide.h:7, import» *at) { return 0; }
#endif
