# a module with a class of its own name: `class Slip::Dock` opens that class, and not the module
module Slip
  class Wharf; end

  class Fault < StandardError
    def cause_of; end
  end
end
