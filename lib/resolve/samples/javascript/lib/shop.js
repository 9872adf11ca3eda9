const { Oven, weigh: scale } = require("./oven");
const tools = require("./oven");

class Shop extends «Oven→Oven, import» {
  open() { return super.«bake→Oven.bake, receiver»("x") + «scale→weigh, import»("y"); }
}
const shop = new «Shop→Shop, scope»(3);
shop.«open→Shop.open, receiver»();
new tools.«Oven→Oven, import»(1).«bake→Oven.bake, receiver»("z");
tools.«weigh→weigh, import»("q");
exports.start = () => shop;
