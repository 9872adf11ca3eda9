package hidden

import elsewhere.Crate
import mast.Sail

class Crate { fun open() = 1 }
class Sail
fun use(crate: «Crate→outside», sail: «Sail→mast.Sail, import») = sail.«hoist→mast.Sail.hoist, receiver»(1)
