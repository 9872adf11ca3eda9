# What a module extends its takers with, in the hook that Ruby calls, is their classes' own.
module Moored
  module Counting
    def moorings; end
  end

  module Lengths
    def longest; end
  end

  module Tying
    def tie
      self.class.«moorings→Moored.Counting.moorings, unique_name»
      self.class.«longest→Moored.Lengths.longest, unique_name»
    end
  end

  attr_reader :moorings

  def self.included(base)
    base.extend(Counting)
    base.class_eval do
      extend Lengths
    end
    base.send(:include, Tying)
  end

  def slip
    self.class.«moorings→Moored.Counting.moorings, unique_name»
    self.class.«longest→Moored.Lengths.longest, receiver»
  end
end

class Pier
  include Moored
end
Pier.«moorings→Moored.Counting.moorings, receiver»
Pier.new.«moorings→Moored.moorings, receiver»
