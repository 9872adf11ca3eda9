exports.fathoms = (s) => s;
if (process.platform === "win32") {
  exports.sound = (f) => f.replace("a", "b");
} else {
  exports.sound = (f) => f;
}
function chart(n) { return { n }; }
exports.chart = chart;
exports.leads = process.platform === "win32" ? (a) => a : chart;
