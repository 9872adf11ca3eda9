#include "lock.h"

void twice(struct lock *lock) {
  «take→take, import»(lock);
  «take→take, import»(lock);
}
