# What takes the module in has the methods of ClassMethods as its own.
module Docked
  module ClassMethods
    def berths; end
  end

  def self.included(base)
    base.extend ClassMethods
  end

  def count
    self.class.«berths→Docked.ClassMethods.berths, receiver»
  end
end
