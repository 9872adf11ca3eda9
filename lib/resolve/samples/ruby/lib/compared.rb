# What an object is compared with is of its class; what a constant lists, it hands out.
class Tack
  attr_reader :bearing_now

  def ==(other)
    other.is_a?(self.class) && @bearing_now == other.«bearing_now→Tack.bearing_now, unique_name»
  end

  def <=>(other) = bearing_now <=> other.«bearing_now→Tack.bearing_now, unique_name»

  def cross(other) = other.«bearing_now→Tack.bearing_now or Gybe.bearing_now, name»
end

class Gybe
  def bearing_now; end
end

module Courses
  ALL = {
    :north => Tack.new,
    south: Tack.new(180),
  }.freeze
  MIXED = { north: Tack.new, south: Gybe.new }
  LIST = [Gybe.new, Gybe.new].freeze

  def self.of(name)
    ALL[name].«bearing_now→Tack.bearing_now, unique_name»
    MIXED[name].«bearing_now→Tack.bearing_now or Gybe.bearing_now, name»
    LIST.first.«bearing_now→Gybe.bearing_now, unique_name»
  end
end
