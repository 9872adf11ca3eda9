import { Pen, Board, Instrument } from ".";
import type { Brush } from ".";
class Chalk extends «Instrument→Tool, import» {
  stroke() { super.«grow→Tool.grow, receiver»(); }
}
const pen = new «Pen→Pencil, import»("x");
pen.«stroke→Pencil.stroke, receiver»(1);
pen.grow().«stroke→Pencil.stroke, receiver»(2);
const all: Brush[] = [pen, new «Chalk→Chalk, scope»("c")];
for (const one of all) one.«stroke→Brush.stroke, receiver»(3);
all.map((brush) => brush.«size→Brush.size, receiver»);
interface Held { pen: Pen }
function hold(held: Held) { const { pen } = held; pen.«grow→Tool.grow, receiver»(); }
console.log(«Board→Board, import»);
