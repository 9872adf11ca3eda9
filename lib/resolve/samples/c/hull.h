/* What several structs have alike is written once, in a macro, and another header adds what its system needs. */
#ifndef HULL_H
#define HULL_H
#include "hull_deck.h"

#define HULL_FIELDS                                                           \
  /* public */                                                                \
  void* cargo;                                                                \
  hull_loop_t* loop;                                                          \
  struct hull_part parts[4], *last;                                           \
  void (*close_cb)(struct hull_part* part);                                   \
  unsigned int flags : 3;                                                     \
  union { int fd; void* reserved[4]; } u;                                     \
  HULL_DECK_FIELDS                                                            \

typedef struct hull_loop_s { int turns; } hull_loop_t;
struct hull_part { int weight; };

struct hull_s { HULL_FIELDS };
typedef struct ferry_s {
  HULL_FIELDS
  int own;
} ferry_t;
struct bare_s { int turns; };

#define SWAP_HULLS(a, b) int t = a; a = b; b = t
#define COUNTED int count = 0; (void) count
#endif
