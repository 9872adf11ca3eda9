exports.makeLathe = require("./lathe");
exports.bells = require("./bell");
exports.Crane = require("./crane");
exports.Chain = class Chain { pull() {} };
exports.Hook = class Latch { grip() {} };
const made = exports.«makeLathe→makeLathe, import»(1);
