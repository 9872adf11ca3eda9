# A block that is kept, to run later on an object that no text names: it asks what that object's class alone has.
module Riggers
  def self.sign_on(name, &block)
    crew[name] = block
  end

  def self.each_hand
    yield
  end

  module MastWords
    def step_mast(kind) = nil
    def stay(length) = nil
    def hoisted(&block)
      @hoisted = block
    end
  end

  module BoomWords
    def stay(length) = nil
    def vang(angle) = nil
    def hoisted(&block)
      @hoisted = block
    end
  end

  class Hand
    def splice_rope(length) = nil
  end
end

class RiggersTest < Outside::Case
  def test_signs
    Riggers.sign_on :mast do
      «step_mast→Riggers.MastWords.step_mast, unique_name» :top
      «stay→Riggers.MastWords.stay, unique_name» 3
      «hoisted→Riggers.MastWords.hoisted, unique_name» do |rope|
        «splice_rope→Riggers.Hand.splice_rope, unique_name» rope
      end
    end
    Riggers.sign_on(:boom) do
      «stay→Riggers.BoomWords.stay, unique_name» 3
      «vang→Riggers.BoomWords.vang, unique_name» 30
    end
    Riggers.sign_on(:any) { «stay→Riggers.MastWords.stay or Riggers.BoomWords.stay, name» 3 }
  end
end

Riggers.sign_on(:top) do
  «vang→Riggers.BoomWords.vang, unique_name» 3
  puts "set"
end
Riggers.each_hand { «vang→Riggers.BoomWords.vang, name» 3 }
