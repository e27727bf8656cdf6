import { style } from '@vanilla-extract/css';
import { inLayer, media, vars } from '../../../theme';

export const due = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    alignItems: 'start',
    gap: vars.space.md,
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
  }),
);
