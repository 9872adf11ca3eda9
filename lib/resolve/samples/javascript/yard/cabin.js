const cabin = exports;
const { Bell } = require("./bell");

/** Opens the door. */
cabin.open = function (door) { return cabin.«shut→shut, import»(door); };
cabin.shut = (door) => door;
cabin.keys = new Bell();
cabin.Crane = require("./crane");
cabin.Bell = Bell;
cabin.«keys→keys, import».«ring→Bell.ring, receiver»();
cabin.deck = cabin.«shut→shut, import»(1);
