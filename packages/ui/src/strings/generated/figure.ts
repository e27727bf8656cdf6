// Written by `npm run generate` from messages/en/figure.json.
import { section } from '../../locale';

export const figureStrings = section('figure', ({ figure }) => ({
  sample: 'Sample',
  unknown: 'Not known yet',
  up: ({ share }: { share: number }) => `up ${figure(share, { style: 'percent', maximumFractionDigits: 1 })}`,
  down: ({ share }: { share: number }) => `down ${figure(share, { style: 'percent', maximumFractionDigits: 1 })}`,
  unchanged: 'unchanged',
  outOf: ({ value, max }: { value: string; max: string }) => `${value} of ${max}`,
}));
