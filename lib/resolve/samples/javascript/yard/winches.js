const winch = require("./winch");
winch.«wind→wind@winch.js, import»();
exports.winch = require("./winch");
