module Loading
  autoload :Gate, "loading/gate"

  class << self
    def gate
      @gate ||= «Gate→Loading.Gate, scope».new
    end
  end

  class Crate
    def self.sizes; @sizes ||= {}; end
    def size; self.class.«sizes→Loading.Crate.sizes, receiver»[:a]; end
    def twin; self.class.«new→Loading.Crate.initialize, receiver»(1).«size→Loading.Crate.size, receiver»; end
    def initialize(number); end
  end
end

Loading.«gate→Loading.gate, receiver».«open→Loading.Gate.open, receiver»
