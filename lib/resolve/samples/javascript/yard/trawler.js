const depths = require("./depths");
function Trawler(host, net) {
  const self = this;
  this.net = net;
  this.drift = function () { return () => self.«net→Trawler.net, receiver» + self.«haul→Trawler.haul, receiver»(); };
  this.haul = function () { return this.«net→Trawler.net, receiver»; };
  this.cast = () => this.«haul→Trawler.haul, receiver»() + depths.«leads→leads, import»(1);
}
Trawler.join = function (host) { Trawler.call(host); };
module.exports = Trawler;
