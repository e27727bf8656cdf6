import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

const { space } = vars;

export const campaign = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    overflowWrap: 'anywhere',
    '@media': {
      [media.medium]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) 10rem',
        columnGap: space.xl,
        alignItems: 'start',
      },
    },
  }),
);

/** At the end of the row, or at the start where the actions have a line to themselves. */
export const actions = style(
  inLayer('widgets', {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    '@media': { [media.medium]: { justifyContent: 'flex-end' } },
  }),
);
