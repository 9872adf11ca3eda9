require File.join(File.dirname(__FILE__), "deep_helper")
describe «Bollard→Quay.Bollard, unique_name» do
  it "moors" do
    «Bollard→Quay.Bollard, unique_name».new.«moor→Quay.Bollard.moor, receiver»
    «Ropes→Quay.Ropes, unique_name»::«Hawser→Quay.Ropes.Hawser, scope».new
    «knotted→knotted, import»(1)
    «Hawser→Quay.Ropes.Hawser, unique_name».new.«splice→Quay.Ropes.Hawser.splice, receiver»
  end
end
