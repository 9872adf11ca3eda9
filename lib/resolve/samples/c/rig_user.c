#include "rig.h"
int rig_use(void) {
  enum «rig_sort→rig_sort(enum), import» sort = «rig_sort→rig_sort(function), import»("b");
  struct «rig_list→rig_list(struct), import»* last = &«rig_list→rig_list(variable), import»;
  return sort + last->«turns→rig_list.turns, receiver» + rig_list.«turns→rig_list.turns, receiver» + «RIG_FURLED→RIG_FURLED, import»;
}
