#include "hull.h"

int sail(struct hull_s* hull, ferry_t* ferry, struct bare_s* bare) {
  hull->«cargo→HULL_FIELDS.cargo, receiver» = 0;
  ferry->«loop→HULL_FIELDS.loop, receiver»->«turns→hull_loop_s.turns, receiver» = 1;
  hull->«parts→HULL_FIELDS.parts, receiver»[1].«weight→hull_part.weight, receiver» = ferry->«own→ferry_s.own, receiver»;
  hull->«last→HULL_FIELDS.last, receiver»->«weight→hull_part.weight, receiver» = 2;
  hull->«close_cb→HULL_FIELDS.close_cb, receiver»(0);
  ferry->«flags→HULL_FIELDS.flags, receiver» = hull->«u→HULL_FIELDS.u, receiver».fd;
  ferry_t made = {.«masts→HULL_DECK_FIELDS.masts, receiver» = 2, .«own→ferry_s.own, receiver» = 1};
  return ferry->«masts→HULL_DECK_FIELDS.masts, receiver» + made.«height→HULL_DECK_FIELDS.height, receiver» + bare->«turns→bare_s.turns, receiver»;
}
