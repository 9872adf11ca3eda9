class Slip::Dock
  class Full < «Slip→Slip, import»::«Fault→Slip.Fault, scope»; end

  def berth; end

  def taken
    «Slip→Slip, import»::«Wharf→Slip.Wharf, scope»
    «Slip→Slip, import»::«Slip→Slip.Slip, scope».new.«moor→Slip.Slip.moor, receiver»
    Full.new.«cause_of→Slip.Fault.cause_of, receiver»
  end
end

class Slip::DryDock < «Slip→Slip, import»::«Dock→Slip.Dock, scope»
  def gate
    «berth→Slip.Dock.berth, scope»
  end
end
