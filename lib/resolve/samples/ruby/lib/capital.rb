# A class and a method of one name; what a class that tests make has is no member of code outside of tests.
module Parts
  class Rule
    def initialize(parts); end
  end

  class Value < Rule
    def check(with); end
  end

  def Value(text)
    Value.new(self)
  end

  def Rule(text)
    «Value→Parts.Value@capital.rb:11, scope»(text)
  end

  def of(text)
    «Rule→Parts.Rule@capital.rb:15, scope»(text) || «Rule→Parts.Rule@capital.rb:3, scope».new(text)
  end

  def gauged = «gauge_of→Gauges.gauge_of, unique_name»(1)
  def scaled = «scale_of→PartsDouble.scale_of or PartsTwice.scale_of, name»(1)
end

class Gauges
  def gauge_of(which); end
end

class Unrelated
  def gauge_of(which); end
end
