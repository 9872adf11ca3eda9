RSpec.describe Fleet::Ship do
  let(:engine) { Fleet::Engine.new }
  subject { «described_class→Fleet.Ship, scope».new(«engine→local») }

  it "sails" do
    «subject→local».«speed→Fleet.Ship.speed=, receiver» = 3
    subject.«name→Fleet.Ship.name=, receiver» = "Ida"
    subject.engine.«start→Fleet.Engine.start, receiver»
    Fleet::Ship.«named→Fleet.Named.ClassMethods.named, receiver»("Ida")
    Fleet::Ship.«label→Fleet.Ship.label, receiver»
  end
end
