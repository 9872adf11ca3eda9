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
    this.hook = 1;
  }
}

class TwinHoist extends ChainHoist {
  swap() {
    this.hook = 2;
  }
  swapped() {
    return this.«hook→ChainHoist.hook, receiver»;
  }
}

module.exports = { ChainHoist };
