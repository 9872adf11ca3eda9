class Plank
end

class Pine < Plank
  attr_reader :heft

  def take(caller)
    caller.visit_pine(self)
  end
end

class Oaken < Plank
  attr_reader :heft

  def take(caller)
    caller.visit_oaken(self)
  end
end

class Tallies
  def visit_pine(plank)
    plank.«heft→Pine.heft, unique_name»
  end

  def visit_oaken(plank)
    plank.«heft→Oaken.heft, unique_name»
  end
end

class Sketches
  def visit_pine(plank)
    plank.«heft→Pine.heft, unique_name»
  end

  def visit_oaken(plank); end
end
