struct pool {
  struct {
    int (*grow)(int by);
    int size;
  } of;
};

static int spare(struct pool *pool) {
  return pool->of.«grow→pool.grow, receiver»(pool->of.«size→pool.size, receiver»);
}
