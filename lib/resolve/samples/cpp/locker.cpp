struct Locker {
  int open();
  template <typename Each> int open(int key = 0);
  long find(int key);
  template <typename Each> long find(int key, int shelf = 1);
};

int use(Locker& locker) {
  locker.«open→Locker.open, receiver»();
  locker.«open→Locker.open(int-$T), receiver»<char>();
  locker.«find→Locker.find(int-int-$T), receiver»<char>(2);
  return locker.«find→Locker.find(int), receiver»(2);
}
