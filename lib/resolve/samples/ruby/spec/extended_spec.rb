module Floats
  def floats(name); end
end

# What extends a class of examples is called where examples are declared, not in them.
describe "what floats" do
  extend Floats

  context "in salt water" do
    «floats→Floats.floats, scope» "cork"

    it "sinks" do
      «floats→Floats.floats, name» "lead"
    end
  end
end
