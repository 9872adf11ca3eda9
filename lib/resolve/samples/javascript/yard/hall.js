const { Bell } = require("./bell");

exports = module.exports = Hall;
module.exports.Hall = Hall;
exports.Bell = Bell;
class Gate {
  open() {}
}
exports.Gate = Gate;
exports.Rope = require("./bell").Rope;

function Hall() {
  this.bell = new exports.«Bell→Bell, import»();
  this.bell.«ring→Bell.ring, receiver»();
}
Hall.prototype.light = function () {};
