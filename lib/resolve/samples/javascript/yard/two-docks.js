function dug() { const place = require("./depths"); return place; }
function moved() { const place = require("./buoy"); return «place→local»; }
module.exports = [dug, moved];
