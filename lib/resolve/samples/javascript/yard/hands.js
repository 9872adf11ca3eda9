import { helper } from "./list.mjs";
import all from "./list.mjs";
const hands = {
  lift() { this.load = 3; return this.«load→hands.load, receiver»; },
  drop() { return this.«load→hands.load, receiver» + this.«lift→hands.lift, receiver»(); },
};
all.«helper→helper or default.helper, receiver»();
