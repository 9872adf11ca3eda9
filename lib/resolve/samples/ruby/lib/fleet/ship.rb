module Fleet
  module Named
    def self.included(base) = base.extend(ClassMethods)

    module ClassMethods
      def named(name) = new(name)
    end

    def label; end
  end

  module Loud
    def label; end
  end

  class Engine
    def start; end
    def self.start; end
  end

  Cargo = Struct.new(:weight)

  class Ship < Struct.new(:flag)
    include Named
    include Loud
    attr_reader :engine
    attr_writer :name

    def initialize(engine = nil)
      @engine = nil
      @engine = engine || Engine.new
    end

    def speed=(knots)
      @engine.«start→Fleet.Engine.start, receiver»
      «label→Fleet.Loud.label, scope»
      self.«speed→Fleet.Ship.speed=, receiver» = knots
    end

    def speed; end

    class << self
      def label; end
      def board = «label→Fleet.Ship.label, scope»
    end
  end

  class Tug < Ship
    def tow
      «engine→Fleet.Ship.engine, scope».«start→Fleet.Engine.start, receiver»
      «flag→Fleet.Ship.flag, scope»
      ::«Engine→outside».start
    end
  end
end
