const rig = { sail: 1, hoist() { return 2 } }

class Shed {
  constructor() {
    this.rig = Object.create(rig)
  }

  open() {
    const made = Object.create(this.rig)
    made.flag = true
    return [made.«hoist→rig.hoist, receiver»(), Object.freeze(rig).«sail→rig.sail, receiver»]
  }
}

module.exports = { Shed }
