#ifndef STATE_H
#define STATE_H
#include <stddef.h>

typedef struct «state→state, unique_name» state;
struct other;
typedef struct «hidden→hidden, name» hidden;

struct row {
  size_t count;
};

state *state_new(void);
/* How many there are. */
size_t state_count(const «state→state, scope» *s, struct «row→row, scope» *row);
#endif
