#define HOLD_BEGIN_NAMESPACE namespace hold {
#define HOLD_END_NAMESPACE }
#define HOLD_GUARDED(lock)
#define HOLD_CASE(Fixture, description, ...) void Fixture##_case(Fixture& self)

HOLD_BEGIN_NAMESPACE
struct Cargo {
  int crates HOLD_GUARDED(lock) = 0;
  int lift();
};
template <typename T> struct Stack {
  using item = T;
  item top();
};
template <typename T> struct Stack<T*> {
  using item = T;
  «item→hold.Stack.item, scope» top();
};
HOLD_END_NAMESPACE
