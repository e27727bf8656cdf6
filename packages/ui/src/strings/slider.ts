import { section } from '../locale';

/** What a slider says of its thumbs and of what lies between them. */
export const sliderStrings = section('slider', {
  least: 'At least',
  most: 'At most',
  range: (from: string, to: string) => `${from} – ${to}`,
});
