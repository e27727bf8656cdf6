import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

/** The button stays on the first line where the tickers take several. */
export const strip = style(inLayer('widgets', { display: 'flex', alignItems: 'start', columnGap: space.sm }));

export const tickers = style(
  inLayer('widgets', {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    columnGap: space.xl,
    rowGap: space.xs,
  }),
);
