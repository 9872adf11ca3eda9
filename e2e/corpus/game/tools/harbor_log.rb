# Keeps what happened in the harbour, one line each.
module HarborLog
  class Writer
    def initialize(out)
      @out = out
    end

    def note_arrival(ship)
      @out.puts "arrived: #{ship}"
    end
  end
end
