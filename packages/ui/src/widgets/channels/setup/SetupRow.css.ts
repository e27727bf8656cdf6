import { style } from '@vanilla-extract/css';
import { inLayer, vars } from '../../../theme';

export const row = style(
  inLayer('widgets', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.sm,
    overflowWrap: 'anywhere',
  }),
);
