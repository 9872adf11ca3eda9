struct Vexed { int depth; void dive(); };
Vexed* vexedOf(void* handle);
Vexed& vexedIn(void* handle);
void submerge(void* handle) {
  Vexed* one(«vexedOf→vexedOf, scope»(handle));
  Vexed& other(«vexedIn→vexedIn, scope»(handle));
  one->«dive→Vexed.dive, receiver»();
  other.«depth→Vexed.depth, receiver» = 1;
}
