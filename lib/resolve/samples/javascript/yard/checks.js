import { Derrick } from "./derrick.js";
import makeLog from "./log.js";
const log = makeLog("a");
log.«warn→parameter of log.js, receiver»("b");
test("a", function () {
  this.other = new Derrick();
  run(() => this.«other→local».«hoist→Derrick.hoist, receiver»());
});
/** @param {{ depth: number, derrick?: Derrick }} target */
export function show(target) { return target.«derrick→local».«hoist→Derrick.hoist, receiver»(); }
