/**
 * The product's one ornament: depth lines as on a sea chart. Computed, so that it is the same everywhere and no file
 * has to be drawn anew for another width. Refuses to mean anything.
 */

const RINGS = 15;
const POINTS = 40;

/** SVG path of closed depth lines around a shoal, in a box of 1440 x 330. */
export function isobathPath(): string {
  let path = "";
  for (let ring = 0; ring < RINGS; ring += 1) path += ringPath(pointsOf(ring));
  return path;
}

type Point = readonly [x: number, y: number];

function pointsOf(ring: number): Point[] {
  const reach = 78 + ring * 40 + ring * ring * 1.1;
  return Array.from({ length: POINTS }, (_, step) => {
    const turn = (step / POINTS) * 2 * Math.PI;
    const coast = 1 + 0.12 * Math.sin(2 * turn + 0.7 + ring * 0.12) + 0.05 * Math.sin(3 * turn + 1.9 - ring * 0.17);
    const swell = coast + 0.02 * Math.sin(5 * turn + ring * 0.4);
    return [1150 + Math.cos(turn - 0.5) * reach * 1.4 * swell, 96 + Math.sin(turn - 0.5) * reach * 0.78 * swell];
  });
}

/** A smooth closed line: curves between the middles of the sides, with the points as handles. */
function ringPath(points: readonly Point[]): string {
  const middle = (at: number): string => {
    const [[x1, y1], [x2, y2]] = [points[at % points.length], points[(at + 1) % points.length]];
    return `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, at) => {
    const [x, y] = points[(at + 1) % points.length];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}
