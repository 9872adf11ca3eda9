/** The worker that lays pictures out: a large hierarchy takes longer than a frame. */
import { layOut, type Shape } from "./lay-out";

self.onmessage = ({ data }: MessageEvent<{ turn: number; shape: Shape }>): void => {
  self.postMessage({ turn: data.turn, layout: layOut(data.shape) });
};
