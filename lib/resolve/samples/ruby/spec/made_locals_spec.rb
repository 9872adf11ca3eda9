class Motor
  def start; end
  def speed; end
end

describe "classes that are made here" do
  _Quiet = Class.new(Motor) do
    attr_reader :noise
    def silent?; end
    def speed; end
  end

  made = Class.new(Motor) do
    def loud?; end
  end

  it "has what its block defines, and what its base has" do
    engine = _Quiet.new { |e| e }
    engine.«silent?→silent?, receiver»
    engine.«noise→noise, receiver»
    engine.«speed→speed@made_locals_spec.rb:10, receiver»
    engine.«start→Motor.start, receiver»
    other = made.new
    other.«loud?→loud?, receiver»
    other.«speed→Motor.speed, receiver»
    made.new.«start→Motor.start, receiver»
  end

  _Quieter = Class.new(_Quiet) do
    def whisper = «silent?→silent?, receiver»
  end

  it "goes on from one to the next" do
    _Quieter.new.«speed→speed@made_locals_spec.rb:10, receiver»
  end
end

module Wrapped
  def self.included(base)
    base.extend ClassSide
  end

  module ClassSide
    def settings; end
  end

  attr_reader :settings

  def setup
    self.class.«settings→Wrapped.ClassSide.settings, unique_name»
  end
end
