const { Jetty } = require("./described");

const pier = new Jetty();
pier.use((berth) => berth.«pier→parameter of described.js, receiver».«moor→Jetty.moor, receiver»());
