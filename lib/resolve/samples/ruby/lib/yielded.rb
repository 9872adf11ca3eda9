# What a method hands to its block is what the block's parameter is.
class Lugger
  attr_accessor :rig
  def haul_in(sail); end
  def rig_up(&block)
    yield self
  end

  def self.launch(name)
    made = new
    return made unless block_given?
    yield name, made
  end

  def each_sail(&block)
    block.call(Canvas.new, 1)
  end
end

class Canvas
  def haul_in(sail); end
end

class Slipway
  def haul_in; end
  def work(lugger)
    Lugger.launch("a") do |name, made|
      made.«haul_in→Lugger.haul_in, receiver» 1
      name.«haul_in→Lugger.haul_in or Canvas.haul_in or Slipway.haul_in, name»
    end
    Lugger.new.rig_up { |it_is| it_is.«haul_in→Lugger.haul_in, receiver»(1) }
    lugger.each_sail { |sail, count| sail.«haul_in→Canvas.haul_in, receiver»(count) }
  end
end
