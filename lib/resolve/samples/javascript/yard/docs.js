import Derrick from "./derrick.js";
/** @typedef {import("./derrick.js").Derrick} Tower */
class Jib {
  swing() {}
}
class Cable {
  swing() {}
}

/**
 * @param {«Derrick→Derrick, import»} derrick lifts
 * @param {import("./derrick.js").«Derrick→Derrick, import»} other
 * @param {?Tower} [tower] lifts too
 * @param {Jib[]} jibs
 * @param {Jib|Cable} either
 * @param {typeof Jib} kind
 * @return {«Jib→Jib, scope»}
 */
export function work(derrick, other, tower, jibs, either, kind) {
  derrick.«hoist→Derrick.hoist, receiver»();
  other.«hoist→Derrick.hoist, receiver»();
  tower.«hoist→Derrick.hoist, receiver»();
  jibs[0].«swing→Jib.swing, receiver»();
  either.swing();
  kind.swing();
  return jibs[0];
}
work().«swing→Jib.swing, receiver»();

/**
 * @param {object} options
 * @param {Cable} options.cable
 */
export const pull = ({ cable }) => cable.«swing→Cable.swing, receiver»();

/** @type {Cable} */
let spare;
export const check = () => spare.«swing→Cable.swing, receiver»();
