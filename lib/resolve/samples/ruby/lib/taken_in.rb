# What a module says for all that take it in.
module Tied
  def moor; end
end

module Flagged
  def hoist; end
end

module Named
  def rename; end
end

module Boat
  def self.included(base)
    base.send :include, Tied
    base.include Flagged
  end
end

module Vessel
  class << self
    def included(base)
      super(base)
      base.include Named
    end
  end
end

module Craft
  included do
    include Tied
  end
end

class Barge
  include Boat
  include Vessel
  def moor_all = «moor→Tied.moor, scope»
  def hoist_all = self.«hoist→Flagged.hoist, receiver»
  def rename_all = «rename→Named.rename, scope»
end

class Skiff
  include Craft
  def go = «moor→Tied.moor, scope»
end
