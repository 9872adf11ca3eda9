# A method may have the name of a class: without a list of arguments the class is meant.
class Gauge
  def self.read(text); end
  def needle; end
end

def Gauge(text) = Gauge.new

def measured
  «Gauge→Gauge, scope».«read→Gauge.read, receiver»("a")
  «Gauge→Gauge@converters.rb:7, scope»("b")
end
