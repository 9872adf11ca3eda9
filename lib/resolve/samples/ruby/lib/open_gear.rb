# What a module that is included at the top calls like a class of the standard library is not meant outside of it.
module Gear
  class OpenStruct
    def stow; end
  end

  class Capstan
    def wind; end
    def kept = «OpenStruct→Gear.OpenStruct, scope».new.«stow→Gear.OpenStruct.stow, receiver»
  end
end
