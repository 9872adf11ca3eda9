#include "slip.h"
static int first() { return 1; }
«SLIP→SLIP, import»(first)->«lengthen→slip.Berth.lengthen(int), receiver»(8);
SLIP_OF(first, 2)->«lengthen→slip.Berth.lengthen(int), receiver»(8)->«flood→slip.Berth.flood, receiver»();
void tide(void* any) {
  BASIN.«flood→slip.Basin.flood, receiver»();
  BASIN.«berth→slip.Basin.berth(int), receiver»(1)->«flood→slip.Berth.flood, receiver»();
  auto* made = MADE(3);
  made->«lengthen→slip.Gate.lengthen(int), receiver»(1);
  AS_GATE(any)->«flood→slip.Gate.flood, receiver»();
  // which one depends on how it is built, and on what it is given; and a number has no members
  WIDE(1)->«flood→slip.Berth.flood or slip.Basin.flood or slip.Gate.flood, name»();
  SAME(any)->«flood→slip.Berth.flood or slip.Basin.flood or slip.Gate.flood, name»();
  HALF(1).«flood→slip.Berth.flood or slip.Basin.flood or slip.Gate.flood, name»();
}
