const shed = require("./shed");

let late;
before(() => {
  late = new shed.Chain();
});
late.«pull→Chain.pull, receiver»();
function work() {
  let crane = null, either, other;
  let mast;
  mast = null;
  mast = new shed.Crane();
  mast.«load→Crane.load, receiver»(1);
  either = new shed.Crane();
  if (other) either = new shed.Chain();
  either.«load→Crane.load or hands.load, name»(1);
  return () => mast.«load→Crane.load, receiver»(2);
}
