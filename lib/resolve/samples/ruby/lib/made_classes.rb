# What a made class is asked is the class's own.
class Mould
  def self.pour(metal); end
  def pour; end
  def self.inherited(by); end
end

class Foundry
  def cast
    mould = Class.new(Mould)
    mould.«pour→Mould.pour@made_classes.rb:3, receiver» 1
    mould.new.«pour→Mould.pour@made_classes.rb:4, receiver»
    other = Class.new(Mould) do
      def brim; end
    end
    other.«pour→Mould.pour@made_classes.rb:3, receiver» 2
  end
end
