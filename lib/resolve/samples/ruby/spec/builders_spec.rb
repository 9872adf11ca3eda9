# Blocks that are handed on, modules that a block takes in, and readers that a block declares.
class Frame
  def initialize(&block)
    instance_eval(&block)
  end
  def plank(length); end
  def plate; end
end

module Trestles
  def trestle(height) = Frame.new
end

module Spars
  def spar(height); end
end

describe Frame do
  include Trestles

  attr_reader :yardage

  def framed(&block)
    puts Frame.new(&block).to_s
  end

  it "hands its block on" do
    framed do
      «plank→Frame.plank, receiver»(2)
      open do
        «plate→Frame.plate, receiver»
      end
    end
    «yardage→yardage@builders_spec.rb:21, scope»
    «trestle→Trestles.trestle, scope»(3)
    «spar→Spars.spar, name»(3)
  end
end

describe Spars do
  attr_reader :yardage
  it { «yardage→yardage@builders_spec.rb:41, scope» }
  it { «trestle→Trestles.trestle, name»(4) }
end
