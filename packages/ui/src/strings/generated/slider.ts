// Written by `npm run generate` from messages/en/slider.json.
import { section } from '../../locale';

export const sliderStrings = section('slider', {
  least: 'At least',
  most: 'At most',
  range: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
});
