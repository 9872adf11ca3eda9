export class Dock {
  gate = 1;
}
export const openDock = (): Dock => new Dock();
export default function openFirst(): Dock {
  return new Dock();
}
