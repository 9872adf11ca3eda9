/* What a branch that is left out opens is closed in one of the same condition. */
int keel(int depth) {
  int drift = 0;
  if (depth) {
#ifdef DEEP
    drift = 1;
#else
    if (depth > 1) {
      drift = 2;
#endif
      depth--;
#ifndef DEEP
    }
#endif
  }
  return «drift→local»;
}
