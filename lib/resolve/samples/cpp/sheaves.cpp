#include "sheaves.h"

namespace blocks {
int reeve(Sheave_Obj sheave, std::vector<BecketObj> rest, ListedBecket list, HookRef hook) {
  sheave->«turn→blocks.Sheave.turn(int), receiver»(1);
  sheave.«isEmpty→blocks.Handle.isEmpty(const), receiver»();
  rest[0]->«turn→blocks.Becket.turn(int), receiver»(1);
  for (auto each : list) each->«turn→blocks.Becket.turn(int), receiver»(1);
  hook->«turn→blocks.Hook.turn(int), receiver»(1);
  SheaveObj other = sheave;
  return other.get()->«size→blocks.Sheave.size(const), receiver»();
}

int haul(LongTackle* tackle, LongTackle& still) {
  tackle->hook().«turn→blocks.Hook.turn(int), receiver»(2);
  still.lower()->«turn→blocks.Becket.turn(int), receiver»(2);
  return tackle->upper()->«size→blocks.Sheave.size(const), receiver»();
}

int Tackle::weigh() {
  int all = upper_->«size→blocks.Sheave.size(const), receiver»();
  return all + lower()->«size→blocks.Becket.size(const), receiver»();
}

Handle<Line> firstLine();
Handle<const Line> lastLine();
void unlay() {
  auto first = firstLine();
  first->«strands→blocks.Line.strands, receiver»();
  auto last = lastLine();
  last->«strands→blocks.Line.strands(const), receiver»();
}

void lay(Line* line, Held<Line> held, std::vector<int> strands) {
  line->«splice→blocks.Line.splice(Line), receiver»(held);
  line->«splice→blocks.Line.splice(vector), receiver»(strands);
}
}
