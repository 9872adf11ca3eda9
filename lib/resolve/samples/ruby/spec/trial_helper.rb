# A test class that is given words for its examples: blocks become methods, and classes below it.
class Trial::Case
  def with_ballast(tons = nil)
    yield tons
  end

  class << self
    def before_trial &block
      define_method :before_trial do
        instance_eval(&block)
      end
    end

    def voyage name, &block
      leg_class = Class.new self
      leg_class.class_eval(&block) if block_given?
    end

    def trial name, opts = {}, &block
      define_method (trial_name name), &block
    end

    def trial_name(name) = name
  end
end

def voyage name, &block
  Trial::Case.voyage name, &block
end

class Passage
  def self.voyage(name); end
end
