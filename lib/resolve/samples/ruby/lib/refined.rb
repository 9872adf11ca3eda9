# What a block defines is not what the next one defines.
module Copies
  refine Array do
    def deep_copy = map { |each| each }
  end
  refine Hash do
    def deep_copy = «deep_copy→Copies.deep_copy@refined.rb:7, scope»
  end
end
