#include <vector>

namespace blocks {
template <class T> class Handle {
 public:
  T* operator->() const;
  T* get() const;
  bool isEmpty() const;
};
class Sheave {
 public:
  void turn(int n);
  int size() const;
};
class Becket {
 public:
  void turn(int n);
  int size() const;
};
class Hook {
 public:
  void turn(int n);
};

#define HANDLES(type) \
  typedef Handle<type> type##Obj; \
  typedef Handle<type> type##_Obj; /* the older name */
#define LISTED(first, type) using Listed##type = std::vector<type*>;
#define POINTS_TO(type) typedef const class type* type##Ref

HANDLES(Sheave);
HANDLES(Becket);
LISTED(0, Becket)
POINTS_TO(Hook);

#define HOLDS(type, name) \
 protected: \
  type name##_; \
 public: \
  type name() const { return name##_; } \
  type name(type to) { return name##_ = to; } \
 private:
#define SHOWS(type, name) const type& name() const;

class Tackle {
  HOLDS(Sheave_Obj, upper)
  HOLDS(BecketObj, lower)
  SHOWS(Hook, hook)
 public:
  Tackle();
  int weigh();
};
class LongTackle : public Tackle {};
}

namespace blocks {
template <class T> class Held {
 public:
  template <class U> Held(U* from);
  operator T*() const;
  operator T&() const;
};
class Line {
 public:
  void splice(const std::vector<int>& strands);
  void splice(const Line* other);
  int* strands();
  const int* strands() const;
};
}
