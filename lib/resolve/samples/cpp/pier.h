namespace pier {
namespace inner {
struct Bollard {
  int rope;
};
struct Cleat {
  int rope;
};
int moor(Bollard& bollard);
}
using inner::Bollard;
using inner::moor;
}
