import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../../theme';

/** Two fields side by side where both fit. */
export const pair = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: vars.space.md,
    alignItems: 'start',
  }),
);
