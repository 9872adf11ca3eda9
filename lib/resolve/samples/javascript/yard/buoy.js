const depths = require("./depths");
const Buoy = function (chain) {
  this.chains = [chain];
  this.mark = "o";
  this.ring = function (m) { return m; };
  this.toll = () => { this.«ring→Buoy.ring, receiver»(this.«mark→Buoy.mark, receiver»); };
  this.sink = function () { return this.«chains→Buoy.chains, receiver»; };
  depths.«sound→sound, import»("x");
};
Buoy.moor = function (x) { return new «Buoy→Buoy, scope»(x); };
Buoy.LIGHT = 4;
module.exports = Buoy;
