const { EventEmitter } = require("events");

class Crane extends EventEmitter {
  turn(angle) { this.angle = angle; return this; }
  load(hook) { this.hook = hook; this.«angle→Crane.angle, receiver»; return this.«swing→Crane.swing, receiver»(1); }
}
Crane.prototype.swing = Crane.prototype.«turn→Crane.turn, receiver»;
Crane.prototype.«reach→Crane.reach, scope» = 9;
Crane.«most→Crane.most, scope» = 3;
module.exports = Crane;
