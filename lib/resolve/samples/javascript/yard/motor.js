exports = module.exports = makeMotor;
exports.speed = 3;
exports.passed = weld;
exports.Crane = require("./crane");

function makeMotor() { return 1; }
function weld(plate) { return plate; }

function Fault(code) { this.code = code; }
Fault.prototype.show = function () { return this.«code→Fault.code, receiver»; };
exports.fault = function () { const fault = new «Fault→Fault, scope»(2); return fault.«show→Fault.show, receiver»() + fault.«code→Fault.code, receiver»; };
function attach(ask) { this.painter = ask; }
