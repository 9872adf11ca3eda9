# What is sought by a class that the call names is of it.
class Kevel
  def lead_rope(to); end
end

class Fairlead
  def lead_rope(to); end
end

class Deck
  def initialize
    @fittings = []
  end

  def fitting(kind)
    @fittings.find { |each| each.is_a?(kind) }
  end

  def second(at, kind) = @fittings.find { |each| kind === each }

  def tie_up
    fitting(Kevel).«lead_rope→Kevel.lead_rope, receiver»(1)
    lead = second(1, Fairlead)
    lead.«lead_rope→Fairlead.lead_rope, receiver»(1)
  end
end

Deck.new.fitting(Fairlead).«lead_rope→Fairlead.lead_rope, receiver»(2)
