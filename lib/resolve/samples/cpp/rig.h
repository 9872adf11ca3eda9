#pragma once
namespace rig {
enum class Knot { Bowline, Hitch };
enum Rope { Hemp };
/** bears the name of a knot: `enum class` keeps its names to itself */
struct Hitch {
  int turns;
};
struct Spar {
  void bend(int sails);
  void bend(const Hitch& hitch, bool isTight = true);
  void stow();
  void name(const std::string& name);
  void name(const char* name);
};
// what it is made of
struct Yard : Spar {
  // the material
  Rope LINES;
};
template <int Count, typename Each>
struct Rack {
  Each all[«Count→local»];
  static constexpr int room = «Count→local» + 1;
};
template <>
struct Rack<2, Hitch> {
  Hitch pair[2];
};
template <class T>
T* cast(void* value);
}
