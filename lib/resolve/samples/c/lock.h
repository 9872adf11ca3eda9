struct lock {
  int held;
};

#ifdef CHECKED
void checked_take(struct lock *lock, int line);
#define take(lock) checked_take(lock, __LINE__)
#else
void take(struct lock *lock);
#endif
