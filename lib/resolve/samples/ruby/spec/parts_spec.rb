require "capital"

class PartsDouble
  include Parts
  def scale_of(which); end
  def run = «scale_of→PartsDouble.scale_of, scope»(2)
end

class PartsTwice
  include Parts
  def scale_of(which); end
end

class PartsDerived < Gauges
  include Parts
end
