# What comments name: tags are read where the code itself tells no class.
module Chandlery
  class Lamp
    def trim; end
    def hang; end
  end

  class Wick
    def trim; end
  end

  class Locker
    # @param key [String] where it is kept
    # @return [Lamp, nil] the lamp
    def lamp(key)
      @kept[key]
    end

    # @return [Array<Lamp>]
    attr_reader :lamps

    # @return [Lamp, Wick] either
    def either(key)
      @kept[key]
    end

    # @yieldparam key [String]
    # @yieldparam lamp [Chandlery::Lamp]
    def each_kept(&block)
      @kept.each(&block)
    end

    # @param [Lamp] lamp to be lit
    # @param wick [Wick]
    # @return [Lamp]
    def light(lamp, wick)
      lamp.«trim→Chandlery.Lamp.trim, unique_name»
      wick.«trim→Chandlery.Wick.trim, unique_name»
      Wick.new
    end
  end

  locker = Locker.new
  locker.lamp("bow").«trim→Chandlery.Lamp.trim, unique_name»
  locker.lamps.first.«trim→Chandlery.Lamp.trim, unique_name»
  locker.lamps.each { |lamp| lamp.«trim→Chandlery.Lamp.trim, unique_name» }
  locker.each_kept { |key, lamp| lamp.«trim→Chandlery.Lamp.trim, unique_name» }
  # the code goes before the comment, and two classes tell none
  locker.light(1, 2).«trim→Chandlery.Wick.trim, receiver»
  locker.either(1).«trim→Chandlery.Lamp.trim or Chandlery.Wick.trim, name»
end
