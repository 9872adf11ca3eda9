const { EventEmitter } = require("events");

class Oven extends EventEmitter {
  constructor(heat) { super(); this.heat = heat; }
  /** Bakes one loaf. */
  bake(loaf) { this.«emit→outside»("bake"); return «weigh→weigh, scope»(loaf) * this.«heat→Oven.heat, receiver»; }
}
function weigh(loaf) { return loaf.length; }
module.exports = { Oven, weigh };
