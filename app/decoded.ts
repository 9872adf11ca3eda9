/** A segment of an address as it was before it was encoded. One that is no encoding stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
