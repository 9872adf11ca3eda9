#include "pool.c"

int main(void) {
  struct pool pool;
  return «spare→spare, import»(&pool);
}
