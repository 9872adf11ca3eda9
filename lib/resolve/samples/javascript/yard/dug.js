const defined = require("./defined");
defined.«first→first, import»;
defined.«version→version, import»;
new defined.«Bin→Bin, import»().«depth→Bin.depth, receiver»;
