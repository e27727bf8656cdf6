import { createVar, style } from '@vanilla-extract/css';
import { inLayer } from '../../../theme';

export const height = createVar();

/** Never less than the picture will need, so that nothing below moves when it arrives. */
export const space = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minBlockSize: height,
  }),
);
