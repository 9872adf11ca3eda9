class Slip::Slip
  def moor; end
end
