# What a known class lacks a module gives it while the program runs.
class Mast
  def self.rig(sails)
    include(sails)
  end
  def initialize; end
  def height; end
end

module Canvas
  def unfurl(sail); end
  def height_of(sail); end
  def stretch; end
end

module Rope
  def stretch; end
end

class Yard
  Rigged = Class.new(Mast)
  Rigged.rig(Canvas)

  def initialize(hull)
    @rigged = Rigged.new
    @made = Class.new(Mast)
    @tapped = Class.new(Mast).tap do |mast|
      mast.rig(Canvas)
    end
    @hull = hull
  end

  def work
    @rigged.«unfurl→Canvas.unfurl, unique_name»(1)
    @rigged.«height→Mast.height, receiver»
    @rigged.«stretch→Canvas.stretch or Rope.stretch, name»(1)
    @made.«new→Mast.initialize, receiver»
    @tapped.«new→Mast.initialize, receiver»
    @hull.«unfurl→Canvas.unfurl, unique_name»(2)
    Mast.«unfurl→Canvas.unfurl, name»(3)
  end
end

# A writer is asked by assignments alone.
class Keel
  attr_writer :depth
  attr_accessor :width
  attr_reader :ballast
  def self.draft=(metres)
  end
  attr_writer :draft
  def ballast=(tons); end
end

class Slip
  def build(hull)
    keel = Keel.new
    keel.«depth→Keel.depth=, receiver» = 1
    keel.«depth→outside»
    keel.«width→Keel.width, receiver» = keel.«width→Keel.width, receiver»
    keel.«draft→Keel.draft=@sails.rb:51, receiver» = 2
    keel.«ballast→Keel.ballast=, receiver» = keel.«ballast→Keel.ballast, receiver»
    Keel.«draft→Keel.draft=@sails.rb:49, receiver» = 3
  end
end

# What nothing is known of may have what a block declares.
class Loft

  def cut(unsaid)
    unsaid.«stitch→stitch, name»
    unsaid.«steam→outside»
  end
end

sewn = Class.new do
  attr_reader :stitch
end

class Array
  def second; end
end

module Reefs
  def flatten_out(list); end
  def take(list)
    list.«take→Reefs.take, name»(1) if list.is_a?(Array)
  end
end
