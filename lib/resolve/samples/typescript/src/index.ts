export { default as Pen, Tool as Instrument, type Brush } from "./paint";
export * from "./board";
