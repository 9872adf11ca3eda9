export const weigh = (load: number): number => load;
export function count(load: number): number {
  return load;
}
