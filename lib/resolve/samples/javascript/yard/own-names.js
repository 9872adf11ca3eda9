const yard = {};

yard.Mast = class Mast {
  twin() { return new «Mast→Mast, scope»(); }
};
/** An expression's own name is seen inside of it alone. */
const lost = new «Mast→outside»();

function rigged(Base) {
  return class Rigged extends Base {
    again() { return «Rigged→rigged.Rigged, scope»; }
  };
}
const other = «Rigged→outside»;

exports.hoist = function hoist(n) { return n > 0 ? «hoist→local»(n - 1) : 0; };
«hoist→outside»(3);
exports.«hoist→hoist, import»(3);

const made = class Spar { twin() { return new «Spar→local»(); } };
new «Spar→outside»();

class Boom { twin() { return new «Boom→Boom, scope»(); } }
new «Boom→Boom, scope»();

exports.lower = function (n) { return «lower→outside»(n); };
const raise = (exports.raise = (n) => n);
«raise→raise, scope»(1);
