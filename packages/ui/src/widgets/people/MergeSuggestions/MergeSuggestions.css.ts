import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space } = vars;
const inWidgets = (rule: Parameters<typeof inLayer>[1]) => style(inLayer('widgets', rule));

export const pair = inWidgets({
  display: 'grid',
  gap: space.md,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
