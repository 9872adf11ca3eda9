/** The grammar of Ruby. */
import type { Grammar } from "./grammar";

export const grammar: Grammar = {
  module: "tree-sitter-ruby/tree-sitter-ruby.wasm",
  around: ["x = ", "\n"],
  sample: `# 🦊
require "set"
module A::B; class C < Struct.new(:a)
  include M; attr_accessor :x, :y # between
  CONST = %w[a b].freeze
  def self.f(a, b = 1, *c, d: "é🦊", **e, &blk) = a.map(&:to_s).each { |x, (y, z)| puts "#{x} #{y}" }
  def []=(k, v); @k ||= v unless k.nil?; <<~TXT
    text #{k}
  TXT
  end
end; end
def broken(a, ; if x then ; case y when 1 then end
class << self; end )
`,
};
