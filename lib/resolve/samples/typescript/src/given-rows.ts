type Grade = "fine" | "rough";
class Grain {
  coarse = false;
  grade = 1;
}
class Mill {
  grade = 2;
  grain = new Grain();
}
interface Setting {
  gap: 2 | 3;
  grade: Grade;
}
export const MILLS: ReadonlyArray<{ name: string; settings: { gap: 2 | 3; grade: Grade; grain: Grain } }> = [];
const LIST: { first: Mill; setting: Setting }[] = [];

export function grind(mills: Mill[]): void {
  for (const { name, settings } of MILLS) {
    settings.«grade→local»;
    settings.grain.«coarse→Grain.coarse, receiver»;
    [name].forEach(() => settings.«gap→local»);
  }
  for (const mill of MILLS) mill.«settings→local».«grade→local»;
  MILLS.map(({ settings }) => settings.«gap→local»);
  for (const { grain } of mills) grain.«grade→Grain.grade, receiver»;
  mills.map(({ grain }) => grain.«grade→Grain.grade, receiver»);
  mills.forEach(({ grain: { coarse }, grade }, place) => [coarse, grade, place]);
  mills.map(({ grain: corn }) => corn.«grade→Grain.grade, receiver»);
  for (const { first, setting } of LIST) [first.«grade→Mill.grade, receiver», setting.«grade→Setting.grade, receiver»];
}
