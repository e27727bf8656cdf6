import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

const { space } = vars;

export const group = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: `${space.lg} ${space.xl}`,
    minInlineSize: 0,
  }),
);

export const figure = style(
  inLayer('widgets', { display: 'grid', alignContent: 'start', gap: space.xxs, minInlineSize: 0 }),
);
