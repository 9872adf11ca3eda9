struct pool {
  struct {
    int (*grow)(int by);
    int size;
  } of;
  struct {
    int size;
    struct { int size, mark; } low[2];
  } kept, *lent;
  union {
    int all;
    struct { int some; };
  };
};

static struct {
  int size;
  struct pool *first;
} pools;

static int spare(struct pool *pool) {
  return pool->of.«grow→pool.of.grow, receiver»(pool->of.«size→pool.of.size, receiver»);
}

static int held(struct pool *pool) {
  int sum = pool->kept.«size→pool.kept.size, receiver» + pool->lent->«size→pool.kept.size, receiver»;
  sum += pool->kept.low[1].«size→pool.kept.low.size, receiver» + pool->kept.low[0].«mark→pool.kept.low.mark, receiver»;
  sum += pool->«all→pool.all, receiver» + pool->«some→pool.some, receiver»;
  return sum + pools.«size→pools.size, receiver» + pools.first->of.«size→pool.of.size, receiver»;
}
