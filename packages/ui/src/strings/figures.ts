import { section } from '../locale';

/** What figures say besides their number. */
export const figureStrings = section('figures', ({ figure }) => ({
  sample: 'Sample',
  unknown: 'Not known yet',
  up: (share: number) => `up ${figure(share, { style: 'percent', maximumFractionDigits: 1 })}`,
  down: (share: number) => `down ${figure(share, { style: 'percent', maximumFractionDigits: 1 })}`,
  unchanged: 'unchanged',
  outOf: (value: string, max: string) => `${value} of ${max}`,
}));
