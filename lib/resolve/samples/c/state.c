#include "state.h"

struct state {
  struct «row→row, import» rows[4];
  «state→state(type_alias), scope» *next;
  struct «state→state(struct), scope» *last;
};

size_t state_size(void) { return sizeof(«state→state(type_alias), scope») + sizeof(struct «state→state(struct), scope»); }

static size_t count(const struct «state→state, scope» *s) {
  return s->«rows→state.rows, receiver»[0].«count→row.count, receiver»;
}

size_t state_count(const «state→state, scope» *s, struct row *row) {
  return «count→count, scope»(s) + row->«count→row.count, receiver»;
}
