package orchard.tools;

import orchard.Row;

public class Steps extends Ladder {
  Row row;
  boolean climb(Steps other) { return other.«reaches→orchard.tools.Ladder.reaches, receiver»("a") && «reaches→orchard.tools.Ladder.reaches, scope»("b"); }
}
