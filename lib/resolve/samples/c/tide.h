#ifndef TIDE_H
#define TIDE_H
#include "tide_system.h"
#if defined(TIDE_BY_HOURS) || defined(TIDE_OF_WINDOWS)
typedef struct { int hours; } tide;
#else // by the HAVE_CLOCK of today
typedef struct { int minutes; } tide;
#endif
#ifdef HAVE_TIDE_RANGE
typedef long range;
#else
typedef int range;
#endif
#endif
