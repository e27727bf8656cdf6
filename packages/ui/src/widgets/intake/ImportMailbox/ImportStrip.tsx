import { useListImports } from '@concordia/api-client';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { isActive } from './runState';

/** Loaded on demand: usually no import is active. */
const ImportLine = lazyWithPreload(async () => (await import('./ImportLine')).ImportLine);

export interface ImportStripProps {
  detailsHref: string;
}

/** One line above the board while an import is active; otherwise nothing. */
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
