class Husk {
  peel() {}
}
class Ear {
  constructor() {
    this.husk = new Husk();
  }
}
/** @type {Ear[]} */
const ears = [];
for (const { husk } of ears) husk.«peel→Husk.peel, receiver»();
for (const { husk: hull } of ears) hull.«peel→Husk.peel, receiver»();
ears.forEach(function ({ husk }) {
  husk.«peel→Husk.peel, receiver»();
});
ears.map(({ husk }, place) => husk.«peel→Husk.peel, receiver»());
