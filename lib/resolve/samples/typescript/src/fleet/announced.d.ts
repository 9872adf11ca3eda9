declare module "@fleet/winch" {
  export interface Gear { teeth: number }
  export class Winch implements «Gear→@fleet/winch.Gear, scope» { teeth: number; haul(by: number): void }
}
declare module "*.chart" {
  const lines: string[];
  export default lines;
}
declare module "*.log" {
  const entries: Map<string, string>;
  export default entries;
}
declare module "anchors" {
  namespace anchors { interface Fluke { grip(): void } }
  export = anchors;
}
