const cabin = require("./cabin");
const hut = (module.exports = {});
const { shut } = require("./cabin");

cabin.«open→open, import»(1);
«shut→shut, import»(2);
new cabin.«Crane→Crane, import»().«load→Crane.load, receiver»(3);
new cabin.«Bell→Bell, import»().«ring→Bell.ring, receiver»();
cabin.«keys→keys, import».«ring→Bell.ring, receiver»();
hut.stand = function () {};
function inner(cabin) { cabin.seat = function () {}; }
