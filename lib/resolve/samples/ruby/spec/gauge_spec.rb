require_relative "spec_helper"
describe "gauges" do
  it("reads") { «Gauge→Gauge@converters.rb:2, import».«read→Gauge.read, receiver»("c") }
  it("makes") { «Gauge→Gauge@converters.rb:7, name»("c") }
  it "is helped" do
    «assert_needle→Minitest.Test.assert_needle, unique_name» 1
    «assert_needle→Minitest.Test.assert_needle, unique_name» 2 do |at|
    end
    found, _ = «assert_needle→Minitest.Test.assert_needle, unique_name» do
    end
    «needle→Gauge.needle, name»
  end
  it "is declared", unless: «assert_needle→Minitest.Test.assert_needle, name»(2) do |gauge|
  end
end
