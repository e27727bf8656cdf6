// Written by `npm run generate` from messages/de/slider.json.
import type { TextOf } from '../../../locale';
import type { sliderStrings } from '../slider';

export const sliderWords = (): TextOf<typeof sliderStrings> => ({
  least: 'Mindestens',
  most: 'Höchstens',
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
});
