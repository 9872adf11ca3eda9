module Hawsers
  module Knots
    def >>(other)
      Hawsers::Pair.new(self, other)
    end

    def loop
      Hawsers::Loop.new(self)
    end

    def tarred
      self
    end
  end
end

class Hawsers::Strand
  include Hawsers::Knots

  def splice; end
end

class Hawsers::Pair < Hawsers::Strand
  def >>(other)
    self.class.new(self, other)
  end
end

class Hawsers::Loop < Hawsers::Strand
  def cut; end
end

def strand = Hawsers::Strand.new

[(strand.loop >> strand).«splice→Hawsers.Strand.splice, receiver»]
[(strand.loop >> strand >> strand).«splice→Hawsers.Strand.splice, receiver», "bb"]
[(strand >> strand.loop).«loop→Hawsers.Knots.loop, receiver», "bb", "bb"]
(strand.loop>>strand).«splice→Hawsers.Strand.splice, receiver»
