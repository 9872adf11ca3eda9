# What lists hold is what is put into them, where all that is known of it is of one class.
class Barrel
  def bung; end
  attr_reader :staves
end

class Firkin
  def bung; end
  attr_reader :staves
end

class Cellar
  attr_reader :barrels, :byname, :mixed

  def initialize(cooper)
    @barrels = []
    @byname = {}
    @mixed = [Barrel.new]
    @cooper = cooper
  end

  def add(name)
    @barrels << Barrel.new
    @byname[name] = Firkin.new(1)
    @mixed.push(Firkin.new)
  end

  def oldest = barrels.first

  def tallest = barrels.max { |one, other| one.«staves→Barrel.staves, unique_name» <=> other.«staves→Barrel.staves, unique_name» }

  def [](name)
    Firkin.new
  end

  def tap_all
    @barrels.each { |barrel| barrel.«bung→Barrel.bung, unique_name» }
    @barrels[0].«bung→Barrel.bung, unique_name»
    barrels.select(&:full?).each do |it_is|
      it_is.«staves→Barrel.staves, unique_name».each { |stave| stave.«bung→Barrel.bung or Firkin.bung, name» }
    end
    found = @byname["a"]
    found.«bung→Firkin.bung, unique_name»
    oldest.«bung→Barrel.bung, unique_name»
    mixed.first.«bung→outside»
    @barrels.first(2).each { |each| each.«bung→Barrel.bung, unique_name» }
    @barrels.first(2).«bung→outside»
    @cooper.«bung→Barrel.bung, unique_name»
    byname.each_value { |each| each.«bung→Firkin.bung, unique_name» }
    self["x"].«bung→Barrel.bung or Firkin.bung, name»
  end
end

class Cooper
  def visit
    cellar = Cellar.new(Barrel.new)
    cellar.barrels.last.«bung→Barrel.bung, unique_name»
    cellar["a"].«bung→Firkin.bung, receiver»
    mine = [Firkin.new, Firkin.new]
    mine.find { |each| each.«bung→Firkin.bung, unique_name» }.hoop
    row = []
    row << Barrel.new
    row << Firkin.new
    row[1].«bung→Barrel.bung or Firkin.bung, name»
    row.bung
  end
end

# What a list of this code hands out is told by what is asked of it, what a class from outside makes is not.
class Hatch
  def batten(boards); end
  def unlatch; end
end

class Deck
  attr_reader :hatches
  def initialize(hatches) = @hatches = hatches

  def self.laid(text)
    deck = Deck.new(text)
    deck.hatches.first
  end

  def secure(crew)
    hatch = Deck.laid("oak")
    hatch.«batten→Hatch.batten, unique_name»(1)
    hatch.«unlatch→Hatch.unlatch, unique_name»
    made = Outside::Hatch.new(1)
    made.«batten→outside»(1)
    made.«unlatch→outside»
  end
end

class Loft
  def batten(roof); end
end
class Gate
  def unlatch; end
end

class Crate < Hash
  def nail; end
  def self.packed
    crate = Crate["a", 1]
    crate.«nail→Crate.nail, receiver»
    Crate["b", 2].«nail→Crate.nail, receiver»
  end
end

class Plank
  def nail; end
end
