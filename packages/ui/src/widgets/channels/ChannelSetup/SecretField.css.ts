import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const stored = style(
  inLayer('widgets', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
    rowGap: vars.space.xxs,
    minBlockSize: vars.size.control,
  }),
);
