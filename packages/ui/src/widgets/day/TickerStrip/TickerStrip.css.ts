import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

/** The button stays on the first line where the tickers take several. */
export const strip = style(
  inLayer('widgets', { display: 'flex', alignItems: 'start', columnGap: space.sm, containerType: 'inline-size' }),
);

export const tickers = style(
  inLayer('widgets', {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.xl,
    rowGap: space.xs,
    // Birthdays and quotes run past; a headline is read as a whole, and has buttons.
    '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 7fr)' } },
  }),
);
