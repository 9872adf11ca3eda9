#include "shelf.h"
#include "words.h"

typedef Shelf<Box> Boxes;
struct Crates : public Boxes {};

struct Bench {
  int load(int at);
};

BENCH_F(Bench, Loads) {
  «load→Bench.load(int), scope»(«WEIGHTS→WEIGHTS, import»);
}

void fill(Crates& crates) {
  char label[8];
  std::string text(«label→local», sizeof(«label→local»));
  crates.«first→Shelf.first, receiver»();
}
