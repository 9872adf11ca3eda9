# What is described is what the nearest examples around name.
class Sextant
  def sight; end
end

class Octant
  def sight; end
end

describe Sextant do
  subject { described_class.new }
  it("sights") { subject.«sight→Sextant.sight, receiver» }

  describe Octant, "beside it" do
    let(:other) { described_class.new }

    context "at dawn" do
      it("sights") { other.«sight→Octant.sight, receiver» }
      it("is new") { described_class.new.«sight→Octant.sight, receiver» }
    end
  end
end

describe Octant do
  let(:octant) { described_class.new }
  it("sights") { octant.«sight→Octant.sight, receiver» }
end

class Tide
  def self.turn; end
  def turn; end
end

describe Tide do
  it("is a class") { described_class.«turn→Tide.turn@described_spec.rb:30, receiver» }
  it("has objects") { described_class.new.«turn→Tide.turn@described_spec.rb:31, receiver» }
end
