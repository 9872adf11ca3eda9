/** Where a value stands in a sorted list; -1 where it is not. @param sorted ascending */
export function placeOf(sorted: Uint32Array | Float64Array, value: number): number {
  const at = notBelow(sorted, value);
  return sorted[at] === value ? at : -1;
}

/** Where the first value stands that is not below this one; the length where all are. @param sorted ascending */
export function notBelow(sorted: Uint32Array | Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
