exports.wind = function () {};
