/** What part of a picture is in sight, and how it is moved and scaled. Pure. */

/** The picture is drawn `scale` times as large, then moved by `x` and `y` pixels. */
export interface Sight {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const SMALLEST = 0.1;
const LARGEST = 3;
/** A picture that is small is not blown up. */
const LARGEST_FIT = 1;
/** Below this names cannot be read. */
const READABLE = 0.6;

/** All of it, in the middle. */
export function fitted(picture: Size, window: Size): Sight {
  const scale = clamp(Math.min(window.width / picture.width, window.height / picture.height), SMALLEST, LARGEST_FIT);
  return { scale, x: (window.width - picture.width * scale) / 2, y: (window.height - picture.height * scale) / 2 };
}

/** All of it where that can be read, else what stands around a box. */
export function firstSeen(picture: Size, window: Size, around: Size & { x: number; y: number }): Sight {
  const all = fitted(picture, window);
  if (all.scale >= READABLE) return all;
  const centre = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  return {
    scale: READABLE,
    x: within(window.width / 2 - centre.x * READABLE, window.width - picture.width * READABLE),
    y: within(window.height / 2 - centre.y * READABLE, window.height - picture.height * READABLE),
  };
}

/** No room is wasted beyond the ends of a picture; one that is smaller than the window stands in its middle. */
const within = (at: number, last: number): number => (last >= 0 ? last / 2 : clamp(at, last, 0));

/** Scaled about a point of the window: what is there stays there. */
export function zoomed(sight: Sight, factor: number, at: { x: number; y: number }): Sight {
  const scale = clamp(sight.scale * factor, SMALLEST, LARGEST);
  const by = scale / sight.scale;
  return { scale, x: at.x - (at.x - sight.x) * by, y: at.y - (at.y - sight.y) * by };
}

export const moved = ({ x, y, scale }: Sight, dx: number, dy: number): Sight => ({ x: x + dx, y: y + dy, scale });

/** Moved as little as brings a box into sight. */
export function showing(sight: Sight, box: Size & { x: number; y: number }, window: Size): Sight {
  const shift = (from: number, size: number, room: number): number =>
    from < 0 ? -from : from + size > room ? Math.max(room - from - size, -from) : 0;
  const left = box.x * sight.scale + sight.x;
  const top = box.y * sight.scale + sight.y;
  return moved(
    sight,
    shift(left, box.width * sight.scale, window.width),
    shift(top, box.height * sight.scale, window.height),
  );
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
