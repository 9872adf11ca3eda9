# Methods that have the name of a class, of the language or of one's own.
class Loft
  class String
    def sew; end
  end

  def self.Sheet(cloth) = Sheet.new
  def self.Float(cloth) = cloth

  class Sheet
    def sew; end
  end

  def mend(cloth)
    «String→outside»(cloth)
    «Float→outside»(cloth)
  end

  def self.cut(cloth) = «Float→Loft.Float@sided.rb:8, scope»(cloth)
end

Loft.«Sheet→Loft.Sheet@sided.rb:7, receiver»(1).«sew→Loft.Sheet.sew, receiver»
Loft::«Sheet→Loft.Sheet@sided.rb:10, scope»

# A module is asked itself: what it is extended with goes before what it gives to objects.
module Batten
  module Fitting
    def fit(sail); end
    def tighten; end
  end
  extend Fitting

  def fit
    Batten.«fit→Batten.Fitting.fit, receiver»(self)
  end

  def slack; end
end

module Reef
  extend self

  def take_in; end
end
Reef.«take_in→Reef.take_in, receiver»

# What a class assigns to itself and what its objects are given are two, though no type tells which is meant.
class Tally
  class << self
    attr_writer :mark_depth
  end
  attr_accessor :mark_depth

  def initialize
    yield self
  end
end

class Purser
  def tally(&block) = keep(&block)

  def keep(&block)
    Tally.new(&block)
  end
end

Purser.new.tally { |tally| tally.«mark_depth→Tally.mark_depth@sided.rb:52, receiver» = 1 }

def count_marks(known, found)
  count = known[1]
  count = Tally.new { } if found
  count.«mark_depth→Tally.mark_depth@sided.rb:52, unique_name» = 2
end

# `class << self` takes in for the module itself, and so do delegators of its own.
module Hank
  module Bights
    def bight(rope); end
  end

  class << self
    include Bights
  end
  extend SingleForwardable
  def_single_delegators :@locker, :coil_up

  def bight
    Hank.«bight→Hank.Bights.bight, receiver»(self)
    Hank.«coil_up→Hank.coil_up, receiver»
  end
end
