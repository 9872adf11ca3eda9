class Hoist {
  depth = 0;
  rate = 1;
}

class ChainHoist extends Hoist {
  constructor() {
    super();
    this.rate = 2;
  }

  lower() {
    return this.«depth→Hoist.depth, receiver» + this.«rate→ChainHoist.rate, receiver»;
  }

  reset() {
    this.depth = 3;
  }
}

module.exports = { ChainHoist };
