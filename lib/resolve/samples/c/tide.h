#ifndef TIDE_H
#define TIDE_H
#if defined(TIDE_BY_HOURS)
typedef struct { int hours; } tide;
#else
typedef struct { int minutes; } tide;
#endif
#ifdef HAVE_TIDE_RANGE
typedef long range;
#else
typedef int range;
#endif
#endif
