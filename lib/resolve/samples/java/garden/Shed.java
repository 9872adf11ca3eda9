package garden;

import «garden→garden, scope».«tools→garden.tools, scope».«Shears→garden.tools.Shears, scope»;
import java.«util→outside».List;

class Shed {
  List<Shears> tools;

  int count() {
    return tools.size();
  }

  garden.«tools→garden.tools, scope».«Shears→garden.tools.Shears, scope» best;
}
