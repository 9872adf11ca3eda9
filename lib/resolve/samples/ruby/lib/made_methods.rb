# The block of a method that is made runs on an object of the class.
class Stencil
  def self.cut(shape); end
  def cut; end
  %w[a b].each do |each|
    define_method("cut_#{each}") { «cut→Stencil.cut@made_methods.rb:4, receiver» }
  end
end
