#include "oar.h"
#ifndef HAVE_WRITEV
struct iovec {
  void *base;
};
#endif
