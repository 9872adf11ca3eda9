function Drifter(a) { this.z = a; }
Drifter.moor = function (x) { return x; };
module.exports = Drifter;
