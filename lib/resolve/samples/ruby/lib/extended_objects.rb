# An object that is extended has what the module has, before what its class has.
module Towable
  def self.hitch(rope); end

  def hitch(rope); end
  def cast_off; end
end

class Skiff
  def hitch(rope); end
end

class Raft < Skiff
  def tow_away
    skiff = Skiff.new
    skiff.«hitch→Skiff.hitch, receiver»(1)
    skiff.extend(Towable)
    skiff.«hitch→Towable.hitch@extended_objects.rb:5, receiver»(1)
    other = Skiff.new.extend(Towable)
    other.«hitch→Towable.hitch@extended_objects.rb:5, receiver»(1)
    Skiff.new.extend(Towable).«cast_off→Towable.cast_off, receiver»
    made = Class.new(Skiff) do
      include Towable
    end.new
    made.«hitch→Towable.hitch@extended_objects.rb:5, receiver»(1)
  end
end
