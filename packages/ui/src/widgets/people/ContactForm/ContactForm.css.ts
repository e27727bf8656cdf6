import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space } = vars;

export const pairs = style(
  inLayer('widgets', {
    display: 'grid',
    gap: space.lg,
    alignItems: 'start',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    gap: space.sm,
    alignItems: 'start',
  }),
);
