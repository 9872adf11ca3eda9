const { stand } = require("./cabins");
const cabins = require("./cabins");
«stand→hut.stand, import»();
cabins.«stand→hut.stand, import»();
