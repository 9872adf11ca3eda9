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

# A method of a class and one of its objects are two, though they share a name.
class Davit
  class << self
    attr_accessor :limit
    def wind(rope) = new.«wind→Davit.wind@class_side.rb:23, receiver»(rope)
  end
  attr_accessor :limit
  def wind(rope); end
end

davit = Davit.new
davit.«limit→Davit.limit@class_side.rb:22, receiver» = Davit.«limit→Davit.limit@class_side.rb:19, receiver»
Davit.«wind→Davit.wind@class_side.rb:20, receiver»(1)
