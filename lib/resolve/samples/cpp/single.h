#pragma once
struct Lone {};
template <typename Held, typename Seen = Held>
class Single : «Held→local», public Lone {
  «Seen→local»* seen;
};
template <typename Mark, typename Text> «Mark→local» first(Text from) {
  auto made = «Text→local»();
  return «Mark→local»(from[0]) + «Mark→local»(made[0]);
}
