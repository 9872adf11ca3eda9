namespace {
int hinge(int at) { return at; }
int latch() { return 2; }
namespace deep { int bolt() { return 3; } }
}

struct Hatch {
  int hinge() { return ::«hinge→(anonymous).hinge(int), scope»(1); }
  int latch() { return ::«latch→(anonymous).latch, scope»() + ::«bolt→outside»(); }
};
