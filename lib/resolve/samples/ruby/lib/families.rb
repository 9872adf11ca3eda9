# Of classes that derive from one, any may be meant where nothing tells them apart.
class Part
  def fit_out(yard)
    «lay_keel→Hull.lay_keel or Rigging.lay_keel, unique_name»(yard)
    self.«lay_keel→Hull.lay_keel or Rigging.lay_keel, unique_name»(yard)
  end

  def settle_down; end
end

class Hull < Part
  def lay_keel(yard); end
  def settle_down; end
  def caulk(seam); end
  def scrape_off(side); end
end

class Rigging < Part
  def lay_keel(yard); end
  def caulk(seam); end
  def scrape_off(side); end
end

# no part
class Lantern
  def caulk(seam); end
end

def launch(parts, things)
  parts.each { |part| part.«settle_down→Part.settle_down or Hull.settle_down, unique_name» }
  things.each do |thing|
    thing.«caulk→Hull.caulk or Rigging.caulk, unique_name»(1)
    thing.«scrape_off→Hull.scrape_off or Rigging.scrape_off, unique_name»(2)
  end
end
