import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const grid = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: vars.space.lg,
    rowGap: vars.space.sm,
  }),
);
