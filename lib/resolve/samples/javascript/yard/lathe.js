module.exports = function (speed) { return speed; };
