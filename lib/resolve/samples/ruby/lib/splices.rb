module Splices
  def splice_end; end
end

class Marlin
  def splice_end; end
end

class Fid
  def work
    «splice_end→Splices.splice_end or Marlin.splice_end, name»
  end
end
