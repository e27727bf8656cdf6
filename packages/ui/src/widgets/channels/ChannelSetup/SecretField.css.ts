import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

/** The stored secret and what can be done with it; on a phone the buttons go below. */
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
