# Included at the top of a helper: everybody sees what it holds.
module Quay
  class Bollard
    def moor; end
  end

  module Ropes
    class Hawser
      def splice; end
    end
  end

  def self.close; end
end

def shout(words) = words

def HAIL(words) = words

def private(words) = words
