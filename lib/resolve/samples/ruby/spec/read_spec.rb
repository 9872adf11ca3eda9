describe "what examples read" do
  class Mast
    def step; end
  end
  class Boom
    def step; end
    def rig; end
  end

  describe "a mast" do
    attr_reader :beam
    before(:each) do
      @beam = Mast.new
    end

    it("reads it") { beam.«step→Mast.step, receiver» }
  end

  describe "a boom" do
    attr_reader :beam
    before { @beam = Boom.new }

    it "reads its own" do
      beam.«step→Boom.step, receiver»
      @beam.«step→Boom.step, receiver»
    end
    describe "within" do
      it { beam.«rig→Boom.rig, receiver» }
      it { @beam.«step→Boom.step, receiver» }
    end
  end
end

describe "rows of hawsers" do
  include Hawsers
  extend Hawsers

  [
    [(Hawsers::Strand.new.loop >> 1).«splice→Hawsers.Strand.splice, receiver», "bb"],
    [(twine('f').loop >> twine('b')).«loop→Hawsers.Knots.loop, receiver», "bb", "bb"],
    [(twine('b') >> twine('f').loop).«loop→Hawsers.Knots.loop, receiver», "bb", 'bb']
  ]
end
