#include "rig.h"
struct rig_list rig_list;
struct rig_sail { int area; };
static int rig_sail(int area) { return area; }
enum rig_sort rig_sort(const char* name) { return RIG_FORE; }
static const struct {
  const char* command;
#define RIG_OPEN 2
  int flags;
  int (*run)(int area);
} rig_commands[] = {
  { .«command→rig_commands.command, receiver» = "furl", .«flags→rig_commands.flags, receiver» = «RIG_OPEN→RIG_OPEN, scope», .run = «rig_sail→rig_sail, scope» },
  { .«flags→rig_commands.flags, receiver» = RIG_FURLED, .«run→rig_commands.run, receiver» = rig_sail },
};
int rig_all(int open) {
  enum rig_sort sort = «rig_sort→rig_sort(function), scope»("a");
  struct «rig_sail→rig_sail(struct), scope» made = { .«area→rig_sail.area, receiver» = 1 };
  struct rig_list* at;
  SLIST_FOREACH(«at→local», &«rig_list→rig_list(variable), scope», next)
    «open→local»++;
  return «rig_sail→rig_sail(function), scope»(made.area) + (open & «RIG_OPEN→RIG_OPEN, scope») + sort + rig_commands[0].«flags→rig_commands.flags, receiver»;
}
