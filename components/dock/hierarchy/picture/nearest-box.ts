/** Where an arrow key leads in a picture: the box that lies nearest in its direction. Pure. */
import type { PlacedBox } from "./lay-out";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Across the direction a way counts so many times: straight on comes first. */
const ACROSS = 2;

/** Null when nothing lies there, or the key is no arrow. */
export function nearestBox(boxes: readonly PlacedBox[], from: PlacedBox, key: string): PlacedBox | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [dx, dy] = step;
  const ways = boxes.flatMap((box) => {
    const x = middle(box).x - middle(from).x;
    const y = middle(box).y - middle(from).y;
    const along = x * dx + y * dy;
    return along <= 1 ? [] : [{ box, way: along + ACROSS * Math.abs(x * dy + y * dx) }];
  });
  return ways.toSorted((a, b) => a.way - b.way).at(0)?.box ?? null;
}

const middle = ({ x, y, width, height }: PlacedBox) => ({ x: x + width / 2, y: y + height / 2 });
