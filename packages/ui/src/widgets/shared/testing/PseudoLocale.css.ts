import { globalStyle, style } from '@vanilla-extract/css';
import { inLayer, layers, vars } from '../../../theme';

/** Places widgets that fill their container side by side. */
export const pile = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: '30rem',
    gap: vars.space.lg,
    overflow: 'auto',
  }),
);

globalStyle(`${pile} > *`, { '@layer': { [layers.widgets]: { minBlockSize: 0, overflow: 'hidden' } } });
