struct Vexed { int depth; void dive(); };
Vexed* vexedOf(void* handle);
Vexed& vexedIn(void* handle);
void submerge(void* handle) {
  Vexed* one(«vexedOf→vexedOf(void), scope»(handle));
  Vexed& other(«vexedIn→vexedIn(void), scope»(handle));
  one->«dive→Vexed.dive, receiver»();
  other.«depth→Vexed.depth, receiver» = 1;
}
