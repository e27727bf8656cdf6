import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    alignItems: 'start',
  }),
);
