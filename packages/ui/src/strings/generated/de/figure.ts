// Written by `npm run generate` from messages/de/figure.json.
import type { Speech, TextOf } from '../../../locale';
import type { figureStrings } from '../figure';

export const figureWords = ({ figure }: Speech): TextOf<typeof figureStrings> => ({
  sample: 'Beispiel',
  unknown: 'Noch nicht bekannt',
  up: ({ share }: { share: number }) => `um ${figure(share, { style: 'percent', maximumFractionDigits: 1 })} gestiegen`,
  down: ({ share }: { share: number }) => `um ${figure(share, { style: 'percent', maximumFractionDigits: 1 })} gesunken`,
  unchanged: 'unverändert',
  outOf: ({ value, max }: { value: string; max: string }) => `${value} von ${max}`,
});
