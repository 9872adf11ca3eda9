/**
 * The product's one ornament: depth lines as on a sea chart. Computed, so that it is the same everywhere and no file
 * has to be drawn anew for another width. Refuses to mean anything.
 */

const RINGS = 13;
const POINTS = 72;

/** SVG path of closed depth lines around a shoal, in a box of 1440 x 330. */
export function isobathPath(): string {
  let path = "";
  for (let ring = 0; ring < RINGS; ring += 1) path += ringPath(ring);
  return path;
}

function ringPath(ring: number): string {
  const reach = 70 + ring * 58 + ring * ring * 2.2;
  const points: string[] = [];
  for (let step = 0; step < POINTS; step += 1) {
    const turn = (step / POINTS) * 2 * Math.PI;
    const coast = 1 + 0.13 * Math.sin(2 * turn + 0.7 + ring * 0.16) + 0.07 * Math.sin(5 * turn + 1.9 - ring * 0.23);
    const swell = coast + 0.035 * Math.sin(9 * turn + ring * 0.5);
    const x = 1140 + Math.cos(turn - 0.5) * reach * 1.34 * swell;
    const y = 92 + Math.sin(turn - 0.5) * reach * 0.72 * swell;
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join("L")}Z`;
}
