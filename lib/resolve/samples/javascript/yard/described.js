const EventEmitter = require("node:events");

/** @typedef {typeof import ("./described-hold") & {
 *  pier: Jetty
 *  notes?: string
 *  tide: { height: number }
 * }} Slip */

/** @typedef {typeof import("./described-hold")} Bilge */

/** @typedef {typeof import("./described-base") & { wet: boolean }} Dry */

/**
 * @typedef {Object} Hawser
 * @property {Jetty} pier made fast to
 * @property {Object} [knot]
 * @property {number} knot.turns
 */

/**
 * @callback Mooring
 * @param {Hawser} rope
 * @param {number} turns
 */

class Jetty extends EventEmitter {
  /**
   * @param {object} [options] of the pier
   * @param {string} [options.name='none'] painted on it
   * @param {Hawser[]} [options.ropes]
   * @param {object} options.light
   * @param {number} options.light.watts
   * @param {"red" | "green"} options.side
   */
  constructor(options) {
    super();
    options = options || {};
    this.name = options.«name→local»;
    this.light = options.«light→local».«watts→local»;
    options.«ropes→local»[0].«pier→local».«moor→Jetty.moor, receiver»();
    options.«side→local»;
  }
  moor() {}

  /**
   * @param {(berth: Slip, next?: () => Promise<any>) => Promise<any | void>} fn
   * @return {Jetty}
   */
  use(fn) {
    return this;
  }

  /** @param {Mooring} mooring */
  tie(mooring) {}

  berth() {
    /** @type {Slip} */
    const berth = Object.create(this.hold);
    berth.«pier→local» = this;
    berth.«stow→stow, import»();
    /** @type {Bilge} */
    const hold = this.made();
    hold.«stow→stow, import»();
    /** @type {Dry} */
    const dry = this.made();
    dry.«lash→base.lash, import»();
    return berth;
  }
}

new Jetty().use((berth) => {
  berth.«pier→local».«moor→Jetty.moor, receiver»();
  berth.«tide→local».«height→local»;
});
new Jetty().tie((rope) => rope.«pier→local».«moor→Jetty.moor, receiver»() + rope.«knot→local».«turns→local»);

/** @template Slip @param {Slip} one */
exports.any = (one) => one;
exports.Jetty = Jetty;
