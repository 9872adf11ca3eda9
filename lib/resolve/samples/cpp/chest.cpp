#include "chest.h"

struct Any {
  int sort;
};

void Bag::put(const Any any, const void *element) {}

void use(Chest<long> &chest, Bag &bag, Any *any) {
  chest.«lid→Chest.lid($size_t-const), receiver»<2>();
  chest.«lid→Chest.lid($T-const), receiver»<long>();
  chest.«holds→Chest.holds(key_type-const), receiver»(64);
  bag.«put→Bag.put(Any-void), receiver»(any[0u]);
}
