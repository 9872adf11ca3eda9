const Store = require("./crane");
function Bin() { this.held = 3; }
Object.defineProperty(Bin.prototype, "depth", { get() { return this.«held→Bin.held, receiver»; } });
Object.defineProperty(Bin, "most", { value: 4 });
Bin.prototype.dig = function () { return this.«depth→Bin.depth, receiver»; };
Object.defineProperty(exports, "first", { get: () => new Bin() });
Object.defineProperty(exports, "__esModule", { value: true });
exports.Bin = Bin;
exports.version = require("../package.json").version;
new «Bin→Bin, scope»().«depth→Bin.depth, receiver»;
Bin.«most→Bin.most, receiver»;
Object.assign(Bin.prototype, {
  fill() { return this.«depth→Bin.depth, receiver»; },
  empty: function () { return this.«fill→Bin.fill, receiver»(); },
  full: 9,
});
new Bin().«fill→Bin.fill, receiver»();
new Bin().«empty→Bin.empty, receiver»() + new Bin().«full→Bin.full, receiver»;
