import { layOut } from './layOut';
import { type PackedGraph, unpack } from './packed';

/** Lays out a graph beside the page. One message in, one out. */
addEventListener('message', ({ data }: MessageEvent<PackedGraph>) => {
  const positions = layOut(unpack(data));
  postMessage(positions, { transfer: [positions.buffer] });
});
