package garden;

import «garden→garden, scope».«tools→garden.tools, scope».«Shears→garden.tools.Shears, scope»;
import java.«util→outside».List;

class Shed {
  List<Shears> all;
  garden.«tools→garden.tools, scope».«Shears→garden.tools.Shears, scope» best;
}
