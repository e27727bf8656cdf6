import { useEffect, useState } from 'react';
import type { GraphData } from './graph';
import type { Positions } from './layOut';
import { pack } from './packed';

export type Layout = { is: 'running' } | { is: 'failed' } | { is: 'ready'; data: GraphData; positions: Positions };

/** Lays out the graph in a worker, again whenever its data change; the last picture stays meanwhile. */
export function useLayout(data: GraphData): Layout {
  const [layout, setLayout] = useState<Layout>({ is: 'running' });
  useEffect(() => {
    if (data.nodes.length === 0) return undefined;
    const worker = new Worker(new URL('./layOut.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: positions }: MessageEvent<Positions>) => {
      setLayout({ is: 'ready', data, positions });
    });
    worker.addEventListener('error', () => setLayout({ is: 'failed' }));
    const packed = pack(data);
    worker.postMessage(packed, [packed.clusterOf.buffer, packed.ends.buffer, packed.strengths.buffer]);
    return () => worker.terminate();
  }, [data]);
  return layout;
}
