require "open_gear"
require "ostruct"

include Gear

describe "gear" do
  it "is taken in at the top" do
    «Capstan→Gear.Capstan, unique_name».new.«wind→Gear.Capstan.wind, receiver»
    «OpenStruct→Gear.OpenStruct, name».new(size: 1).«stow→Gear.OpenStruct.stow, unique_name»
  end
end
