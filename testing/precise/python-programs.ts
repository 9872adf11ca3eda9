/** Small programs in Python, and what their names mean. */
import { lines, type ConformanceProgram } from "./conformance";

export const PYTHON_PROGRAMS: readonly ConformanceProgram[] = [
  {
    what: "the receiver's type decides, through what functions return",
    files: {
      "crane/__init__.py": lines(
        "from .load import Bin, Load",
        "",
        "def fill(heavy: bool) -> Bin:",
        "    return Bin()",
      ),
      "crane/load.py": lines("class Load:", "    def weigh(self): ...", "class Bin(Load):", "    def weigh(self): ..."),
      "use.py": lines(
        "import os",
        "from crane import fill, Load",
        "def use(load: 'Load'):",
        "    return fill(True).weigh() + load.weigh() + len(os.name)",
        "print(f'{fill(False).weigh()}')",
      ),
    },
    means: {
      "use.py:2 Load": "crane/load.py:1 Load",
      "use.py:3 Load": "crane/load.py:1 Load",
      "use.py:4 fill": "crane/__init__.py:3 fill",
      "use.py:4 weigh": "crane/load.py:4 weigh",
      "use.py:4 weigh#2": "crane/load.py:2 weigh",
      "use.py:4 len": "outside",
      "use.py:4 name": "outside",
      "use.py:5 weigh": "crane/load.py:4 weigh",
    },
    bases: { "crane/load.py:3 Bin": "crane/load.py:1 Load" },
  },
  {
    what: "a name that is called means itself, not what the call runs",
    files: {
      "crane.py": lines(
        "class Load:",
        "    def __init__(self): ...",
        "class Crane:",
        "    kind = Load",
        "    def lift(self):",
        "        self.kind()",
        "        return Load()",
      ),
    },
    means: { "crane.py:6 kind": "crane.py:4 kind", "crane.py:7 Load": "crane.py:1 Load" },
  },
  {
    what: "what nobody installed is unknown, and costs nothing else",
    files: {
      "use.py": lines(
        "from nowhere import thing",
        "class Crane(thing.Base):",
        "    def lift(self): return thing()",
        "Crane().lift()",
      ),
    },
    means: {
      "use.py:4 Crane": "use.py:2 Crane",
      "use.py:4 lift": "use.py:3 lift",
      "use.py:3 thing": "use.py:1 thing",
      "use.py:1 nowhere": "silent",
    },
  },
];
