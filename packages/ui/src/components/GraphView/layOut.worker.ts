import type { GraphData } from './graph';
import { layOut } from './layOut';

/** Lays out a graph beside the page. One message in, one out. */
addEventListener('message', ({ data }: MessageEvent<GraphData>) => {
  const positions = layOut(data);
  postMessage(positions, { transfer: [positions.buffer] });
});
