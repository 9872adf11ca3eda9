# What an operator gives that a class has, its method says.
class Length
  def +(other) = Sum.new(self, other)
  def cut_off; end
end

class Sum
  def initialize(*parts); end
  def +(other) = Sum.new(self, other)
  def cut_off; end
  def total; end
end

def measure(words)
  long = Length.new
  (long + Length.new).«cut_off→Sum.cut_off, receiver»
  (long + Length.new + long).«total→Sum.total, receiver»
  both = long + Length.new
  both.«cut_off→Sum.cut_off, receiver»
  (words + words).«cut_off→Length.cut_off or Sum.cut_off, name»
  ("a)" + "b").size
end
