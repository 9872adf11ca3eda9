import { Rings } from "./shapes-rings";

interface Disc {
  kind: "disc";
  edge: number;
  radius: number;
}

interface Slab {
  kind: "slab" | "tile";
  edge: string;
  width: number;
}

type Outline = Disc | Slab;

/** A type of the name that an import gives a value. */
export interface Rings {
  count: number;
}

/** No value: `Error` still is the one that everything sees. */
type Error = { code: string };

export const failed = (): unknown => new «Error→outside»("lost");

export function drawn(outline: Outline, all: Outline[]): unknown {
  if (outline.kind === "slab") {
    return outline.«edge→Slab.edge, receiver»;
  }
  if ("radius" in outline) return outline.«radius→Disc.radius, receiver»;
  switch (outline.kind) {
    case "tile":
      return outline.«edge→Slab.edge, receiver»;
    case "disc":
      return outline.«edge→Disc.edge, receiver»;
  }
  const wide = "width" in outline && outline.«edge→Slab.edge, receiver»;
  return [wide, outline.«edge→Disc.edge, unique_name», «Rings→Rings, import».FIRST, all];
}
