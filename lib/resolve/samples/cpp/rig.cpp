#include "rig.h"
namespace rig {
struct Brig : Yard {
  Brig();
  «Rope→rig.Rope, import» own;
};
Brig::Brig() : «Super→rig.Yard, scope»() {}
int wind(Spar& spar) {
  «Hitch→rig.Hitch, import» hitch;
  int turns = «Bowline→outside»;
  spar.«bend→rig.Spar.bend(Hitch-bool), receiver»(hitch);
  spar.«bend→rig.Spar.bend(int), receiver»(3);
  «stow→outside»();
  spar.«name→rig.Spar.name(char), receiver»("mizzen");
  return turns + «Hemp→rig.Rope.Hemp, import» + int(«Knot→rig.Knot, import»::«Hitch→rig.Knot.Hitch, scope»);
}
«Rack→rig.Rack, import»<1, Spar> spars;
«Rack→rig.Rack, import»<2, Hitch> pairs;
Rope lines(Yard& yard) { return yard.«LINES→rig.Yard.LINES, receiver»; }
}
