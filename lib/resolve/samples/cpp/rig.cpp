#include "rig.h"
namespace rig {
struct Brig : Yard {
  Brig();
  void reef();
  void furl(void (Brig::*how)());
  «Rope→rig.Rope, import» own;
};
Brig::Brig() : «Super→rig.Yard, scope»() {}
void Brig::reef() {
  furl(&«ThisClass→rig.Brig, scope»::«reef→rig.Brig.reef, scope»);
  const auto* spar{cast<Spar>(this)};
  spar->«bend→rig.Spar.bend(int), receiver»(1);
}
void Spar_Execute() { «stow→rig.Spar.stow, scope»(); }
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
