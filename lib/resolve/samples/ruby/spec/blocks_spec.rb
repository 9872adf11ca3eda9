require "rspec"

class Script
  def self.command(name); end
  def self.only; end
  def run_it; end
end

class Plan
  def initialize(&block)
    instance_eval(&block) if block_given?
  end

  def step(name); end
  def self.draw(&block) = new(&block)
end

describe "blocks" do
  before do
    @script = Script.new
  end

  it "has variables of its own" do
    «@script→local».«run_it→Script.run_it, receiver»
    @unset.«run_it→Script.run_it, unique_name»
  end

  context "one" do
    def helper; end

    it "calls the nearest" do
      «helper→helper, scope»
      made = Class.new(Script) do
        «command→Script.command, receiver» "exec"
        def exec; «run_it→Script.run_it, receiver»; end
      end
      Plan.new { «step→Plan.step, receiver» 1 }
      @script.instance_eval do
        «run_it→Script.run_it, receiver»
      end
    end
  end

  context "two" do
    def helper; end
    def setup; @other = Plan.new; end
    it("calls its own") { «helper→helper, scope» }
    it("sees what methods set") { @other.«step→Plan.step, receiver»(1) }
  end

  it "sees none of them" do
    «helper→helper, name»
  end
end

module Charts
  def course; end
  def bearing; end
end

describe "readers in blocks" do
  include Charts

  context "on the way out" do
    attr_reader :course
    before { @course = 1 }
    it("has its own") { «course→course, scope» + «bearing→Charts.bearing, scope» }
  end

  context "on the way back" do
    it("has what is taken in") { «course→Charts.course, scope» }
  end
end
