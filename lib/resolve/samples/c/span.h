#ifndef SPAN_H
#define SPAN_H

struct timespec { long tv_sec; };
static inline long seconds(struct «timespec→timespec, scope» *at) { return at->«tv_sec→timespec.tv_sec, receiver»; }

#endif
