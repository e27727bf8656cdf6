import { useListImports } from '@concordia/api-client';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { isActive } from './runState';

/** Most of the time no import works. */
const ImportLine = lazyWithPreload(async () => (await import('./ImportLine')).ImportLine);

export interface ImportStripProps {
  /** Where imports are shown in full. */
  detailsHref: string;
}

/** One line above the board while an import works, and nothing otherwise. */
export function ImportStrip({ detailsHref }: ImportStripProps) {
  const { data: runs = [] } = useListImports({ limit: 20 });
  const run = runs.findLast(isActive);
  if (run === undefined) return null;
  return (
    <Suspense>
      <ImportLine run={run} detailsHref={detailsHref} />
    </Suspense>
  );
}
