#pragma once

namespace sign {
class Tint {
public:
  enum Palette { RED, BLUE };
  Tint(Palette of);
  Tint(int red, int blue);
};
struct Blend {
  Blend(Tint from, Tint to);
};
int coat(Tint tint);
int coat(const Blend& blend);
}
