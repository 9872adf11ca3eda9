from kinds import Seam, StrEnum, weld
import kinds

«StrEnum→outside»("a")
kinds.«StrEnum→outside»("a")
«weld→weld, import»([])
