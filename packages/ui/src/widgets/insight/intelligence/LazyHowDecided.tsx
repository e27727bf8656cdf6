import { Suspense } from 'react';
import { lazyWithPreload } from '../../../lazyWithPreload';
import type { HowDecidedProps } from './HowDecided';

const HowDecided = lazyWithPreload(async () => (await import('./HowDecided')).HowDecided);
void HowDecided.preload();

/** Its texts are a chunk of their own: nobody waits for an explanation to see the figure. */
export function LazyHowDecided(props: HowDecidedProps) {
  return (
    <Suspense>
      <HowDecided {...props} />
    </Suspense>
  );
}
