const Hall = require("./hall");
const { Bell, Gate, Rope } = Hall;
const House = Hall.Gate;

function visit() {
  const bell = new Bell();
  bell.«ring→Bell.ring, receiver»();
  const gate = new Gate();
  gate.«open→Gate.open, receiver»();
  new Hall.Bell().«ring→Bell.ring, receiver»();
  const rope = new Rope();
  rope.«pull→Rope.pull, receiver»();
  new House().«open→Gate.open, receiver»();
  new Hall().«light→Hall.light, receiver»();
}
function later() {
  const inner = new Hall.Rope();
  inner.«pull→Rope.pull, receiver»();
}
visit(later);
