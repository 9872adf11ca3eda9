export class Sloop {
  declare sails: number;
  rig(): number {
    return this.«sails→Sloop.sails, receiver»;
  }
}

/** A member that a type declares is used where its prototype is given a value; any other is declared there. */
Sloop.prototype.«sails→Sloop.sails, receiver» = 2;
Sloop.prototype.«keels→Sloop.keels, scope» = 3;
