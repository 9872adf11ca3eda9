#include "shelf.h"
#include <memory>

int Wheel::spokes() const {
  // what `this` holds is const here, what it points to is not
  shelf.«first→Shelf.first(const), receiver»();
  other->«first→Shelf.first, receiver»();
  return «size→Wheel.size(const), scope»();
}

Box make();

void use(const Wheel& fixed, Wheel& loose, const Wheel* pointed, std::shared_ptr<Wheel> held) {
  fixed.«spokes→Wheel.spokes(const), receiver»();
  loose.«spokes→Wheel.spokes, receiver»();
  pointed->«spokes→Wheel.spokes(const), receiver»();
  held->«spokes→Wheel.spokes, receiver»();
  fixed.shelf.«first→Shelf.first(const), receiver»();
  loose.shelf.«first→Shelf.first, receiver»();
  fixed.other->«first→Shelf.first, receiver»();
  auto copy = fixed;
  copy.«spokes→Wheel.spokes, receiver»();
  Box box;
  loose.shelf.«push→Shelf.push(T), receiver»(box);
  loose.«label→Wheel.label, receiver»();
}

namespace std {
template <> struct hash<Box> {
  int operator()(const Box& box) const { return box.«weight→Box.weight(const), receiver»(); }
};
}

int hashed(const std::string& name) { return std::«hash→outside»<std::string>()(name); }

struct Rack {
  Wheel& operator[](int at);
};

void open(Wheel* wheels, Rack& rack) {
  wheels[0].«label→Wheel.label, receiver»();
  Part parts[2];
  parts[1].«label→Part.label, receiver»();
  rack[0].«label→Wheel.label, receiver»();
  for (auto& one : make_all(wheels)) one.spokes();
}
