# What is rescued, or expected to be raised, is of the class that is named there.
class Leak < StandardError
  def message = "water"
  attr_reader :inches
end

class Draught
  def message = "air"
  attr_reader :inches
end

class Bilge
  def pump
    open
  rescue Leak => error
    error.«message→Leak.message, receiver»
    error.«inches→Leak.inches, receiver»
  rescue Draught, Leak => other
    other.«inches→Leak.inches or Draught.inches, name»
  end

  def test_pump
    error = assert_raises(Leak) { pump }
    error.«message→Leak.message, receiver»
    found = assert_raise ::Leak do
      pump
    end
    found.«inches→Leak.inches, receiver»
    expect { pump }.to raise_error(Leak) { |raised| raised.«inches→Leak.inches, receiver» }
    any = assert_raises(Leak, Draught) { pump }
    any.«inches→Leak.inches or Draught.inches, name»
  end
end
