const shed = require("./shed");
const { makeLathe, bells } = require("./shed");
shed.«makeLathe→makeLathe, import»(3);
«makeLathe→makeLathe, import»(4);
new shed.«bells→bells, import».«Bell→Bell, import»().«ring→Bell.ring, receiver»();
new bells.«Bell→Bell, import»().«ring→Bell.ring, receiver»();
new shed.«Crane→Crane, import»().«load→Crane.load, receiver»(3);
new shed.«Chain→Chain, import»().«pull→Chain.pull, receiver»();
new shed.«Hook→Latch, import»().«grip→Latch.grip, receiver»();
