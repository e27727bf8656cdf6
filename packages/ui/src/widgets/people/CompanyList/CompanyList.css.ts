import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

/** The table takes the height that the search leaves. */
export const list = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    blockSize: '100%',
    minBlockSize: '20rem',
  }),
);

export const search = style(inLayer('widgets', { maxInlineSize: '26rem' }));
