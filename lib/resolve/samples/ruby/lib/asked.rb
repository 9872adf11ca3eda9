# What a value is, the text does not say; what is asked of it together, one class alone answers.
class Buoy
  attr_accessor :name, :value, :depth, :comment
  def ring(times); end
end

class Light
  attr_accessor :name, :value
  def comment; end
end

class Whistle < Light
  def value; end
end

class String
  def shout; end
end

class Horn
  def shout; end
  def blow; end
  def sub(pattern, by); end
end

module Charts
  class Charts
    def self.draw; end
  end
  class Reader
    def read(buoy, other)
      buoy.«depth→Buoy.depth, unique_name» + buoy.«value→Buoy.value, unique_name»
      buoy.«name→Buoy.name, unique_name» = other.«name→Buoy.name or Light.name, name».upcase
    end

    def write(buoy)
      buoy.«comment→Buoy.comment, unique_name»
    end

    def call_out(word)
      word.«sub→Horn.sub, name»("a", "b")
      word.shout
    end

    def blink(light)
      light.comment
    end

    def draw = ::Charts::Charts.«draw→Charts.Charts.draw, receiver»
  end
end
