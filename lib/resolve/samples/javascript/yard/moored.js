const log = require("./depths").«chart→chart, import»("x");
const first = require("./buoy").«moor→Buoy.moor, import»;
const second = require("./drifter").«moor→Drifter.moor, import»;
«first→Buoy.moor, import»();
«second→Drifter.moor, import»();
describe("a", () => {
  const Own = require("./buoy");
  const ours = require("./depths");
  const deep = ours.«fathoms→fathoms, import»;
  it("x", () => {
    const b = new «Own→Buoy, import»(1);
    b.«ring→Buoy.ring, receiver»(2);
    ours.«fathoms→fathoms, import»("x");
    Own.«moor→Buoy.moor, receiver»(3);
    Own.«LIGHT→Buoy.LIGHT, receiver»;
  });
});
