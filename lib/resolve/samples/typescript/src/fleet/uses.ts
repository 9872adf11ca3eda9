import { Winch as WinchApi, Missing, type Gear } from "@fleet/winch";
import * as winches from "@fleet/winch";
import chart from "./north.chart";
import log from "../first.log";
import { Fluke } from "anchors";
import { Nothing } from "elsewhere";
export class Winch implements «WinchApi→@fleet/winch.Winch, import» { teeth = 3; haul(): void {} }
export function raise(winch: «WinchApi→@fleet/winch.Winch, import», gear: «Gear→@fleet/winch.Gear, import», fluke: Fluke): void {
  winch.«haul→@fleet/winch.Winch.haul, receiver»(gear.«teeth→@fleet/winch.Gear.teeth, receiver»);
  fluke.«grip→anchors.anchors.Fluke.grip, receiver»();
  new winches.«Winch→@fleet/winch.Winch, receiver»().«haul→@fleet/winch.Winch.haul, receiver»(2);
  console.log(«chart→*.chart.lines, import», «log→*.log.entries, import», «Missing→outside», «Nothing→outside»);
}
