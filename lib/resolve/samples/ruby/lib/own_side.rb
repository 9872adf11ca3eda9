# A method of a class has not what its objects have, nor the other way round.
module Knots
  def self.tighten(rope); end

  def tighten(rope)
    «tighten→Knots.tighten@own_side.rb:5, scope»(rope)
    rope.each { |strand| «tighten→Knots.tighten@own_side.rb:5, scope»(strand) }
  end

  def self.loosen(rope)
    «tighten→Knots.tighten@own_side.rb:3, scope»(rope)
    «splay→Knots.splay, unique_name»(rope)
  end

  def splay(rope); end
end

module Bends
  extend self

  def splice_bend(rope); end

  def self.undo(rope) = «splice_bend→Bends.splice_bend, scope»(rope)
end

class Windlass
  def self.root_gear(steps); end

  def heave_in
    «root_gear→Windlass.root_gear, name»(1)
    «pay_out→Windlass.pay_out, scope»
    on_deck { «root_gear→Windlass.root_gear, scope»(2) }
  end

  def self.oil
    «pay_out→Windlass.pay_out, name»
    self.«pay_out→Windlass.pay_out, name»
    «root_gear→Windlass.root_gear, scope»(3)
  end

  def pay_out; end
end
