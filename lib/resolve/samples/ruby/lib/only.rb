# What is called is not known; its method tells.
class Sextant
  def take_bearing(star); end
  attr_reader :last_bearing
  def closed?; end
end

class Navigator
  def go(tool, other, port)
    tool.«take_bearing→Sextant.take_bearing, unique_name»(1)
    other.«last_bearing→Sextant.last_bearing, unique_name»
    tool.«closed?→Sextant.closed?, unique_name»
    port.«closed?→Sextant.closed?, name»
    Missing.«take_bearing→outside»(1)
  end
end

«last_bearing→Sextant.last_bearing, name»(1)
