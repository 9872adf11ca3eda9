# `a, b = c, d` gives each its own.
class Anchor
  def fluke; end
end

class Chain
  def link_by(size); end
end

class Locker
  def initialize
    @anchor, @chain = Anchor.new, Chain.new
    anchor, *others = Anchor.new, Chain.new
    others.first.size
    one, two = Chain.new, Anchor.new
    one.«link_by→Chain.link_by, receiver»(1)
    two.«fluke→Anchor.fluke, receiver»
  end

  def drop
    @anchor.«fluke→Anchor.fluke, receiver»
    @chain.«link_by→Chain.link_by, receiver»(2)
  end
end
