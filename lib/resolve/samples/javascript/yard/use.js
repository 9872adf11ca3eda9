const MyCrane = require("./");
const motor = require("./motor");
const reach = require("./crane").«most→Crane.most, import»;
const { passed } = require("./motor");

class Tall extends «MyCrane→Crane, import» {
  go() { return this.«hook→Crane.hook, receiver» + this.«reach→Crane.reach, receiver»; }
}
new «MyCrane→Crane, import»().«load→Crane.load, receiver»(1).«swing→Crane.swing, receiver»(2);
«motor→makeMotor, import»();
motor.«speed→speed, import»;
motor.«passed→weld, import»(3);
«passed→weld, import»(4);
new motor.«Crane→Crane, import»();
MyCrane.«most→Crane.most, receiver»;
