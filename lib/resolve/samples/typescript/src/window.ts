interface Helm {
  steer(): void;
}
declare global {
  interface Window {
    helm: Helm;
    charts: { north: string };
  }
}

/** What a file adds to a type of the platform, its values have. */
export function steered(): unknown {
  window.«helm→Window.helm, receiver».«steer→Helm.steer, receiver»();
  return [window.«charts→Window.charts, receiver».north, window.«innerWidth→outside»];
}
