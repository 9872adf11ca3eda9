#include <cstddef>

template <class Key> struct Chest {
  using key_type = Key;
  template <class T> T *lid() const;
  template <std::size_t Place> auto *lid() const { return at(Place); }
  bool holds(const key_type &key) const { return find(key) != end(); }
  bool holds(const auto &key) const requires is_open_v<Key> { return find(key) != end(); }
};

template <class Key> struct Chest<Key *> {
  using key_type = void;
};

struct Any;
struct Bag {
  void put(const Any any, const void *element = nullptr);
  void put(Input auto first, Input auto last);
};
